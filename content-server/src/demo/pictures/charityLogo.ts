import { PALETTE } from './colour';
import { line, shape } from './paint';

/** Side of the charity's logo in pixels. */
export const LOGO_SIZE = 512;

/** The charity's own logo, 512 by 512 and transparent around: a clay lamp whose flame stands over the waves of the lake. */
export const charityLogo = (): string => {
  const lake = PALETTE.lake;
  const deep = PALETTE.deepLake;
  const defs =
    `<defs><linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a5a66"/><stop offset="0.62" stop-color="${lake}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="halo" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.95"/><stop offset="0.5" stop-color="#f6b04c" stop-opacity="0.35"/><stop offset="1" stop-color="#f6b04c" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="flame" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd66e"/><stop offset="1" stop-color="#e8862e"/></linearGradient>` +
    `<linearGradient id="clay" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d8703f"/><stop offset="1" stop-color="#8d3f25"/></linearGradient><clipPath id="round"><circle cx="256" cy="256" r="226"/></clipPath></defs>`;
  const wave = (y: number) => `M0 ${y}q32 -26 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0V512H0Z`;
  let rays = '';
  for (let index = 0; index < 13; index += 1) {
    const angle = Math.PI * 1.08 + (index / 12) * Math.PI * 0.84;
    const [inner, outer] = [118, index % 2 ? 150 : 168];
    rays += `M${(268 + Math.cos(angle) * inner).toFixed(1)} ${(196 + Math.sin(angle) * inner).toFixed(1)}L${(268 + Math.cos(angle) * outer).toFixed(1)} ${(196 + Math.sin(angle) * outer).toFixed(1)}`;
  }
  const content =
    `<circle cx="256" cy="256" r="246" fill="${PALETTE.paper}"/><circle cx="256" cy="256" r="236" fill="${PALETTE.amber}"/><circle cx="256" cy="256" r="226" fill="url(#disc)"/>` +
    `<g clip-path="url(#round)"><circle cx="268" cy="196" r="190" fill="url(#halo)"/>${line(rays, '#ffdf9a', 9)}` +
    shape(wave(372), '#2f8f98') +
    shape(wave(408), '#1d6d78') +
    shape(wave(446), '#134f5b') +
    `${line('M0 372q32 -26 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0', '#bfe3df', 6)}</g>` +
    shape('M268 96C318 150 330 188 314 222C302 250 234 250 222 222C206 188 218 150 268 96Z', 'url(#flame)') +
    shape('M268 158C292 186 298 204 290 222C284 238 252 238 246 222C238 204 244 186 268 158Z', '#fff3cf') +
    shape(
      'M92 276C130 262 150 250 196 250H330C352 250 360 262 384 262C416 262 424 296 398 304C390 306 384 302 380 296C366 340 330 364 262 364C188 364 150 330 132 300C118 296 100 290 92 276Z',
      'url(#clay)',
    ) +
    shape('M196 250H330C338 250 344 252 350 254C330 270 220 270 196 250Z', '#6a2c1a') +
    shape('M214 364H312L330 384Q262 396 196 384Z', '#8d3f25') +
    line('M150 300q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t28 0', '#f3c481', 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_SIZE}" height="${LOGO_SIZE}" viewBox="0 0 512 512">${defs}${content}</svg>`;
};

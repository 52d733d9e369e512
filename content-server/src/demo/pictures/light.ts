import type { Colour } from './colour';

/** The light a picture is drawn in: one set of colours that everything in it shares. */
export interface Light {
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour];
  /** What distance fades to. */
  haze: Colour;
  /** The colour of the light itself; everything is multiplied by it. */
  ambient: Colour;
  /** On sides turned to the light. */
  key: Colour;
  /** On sides turned away. */
  shadow: Colour;
  /** The sun's or moon's place, in parts of the stage; none when clouds hide it. */
  sun?: { x: number; y: number; radius: number; colour: Colour; glow: Colour };
  /** How strong the contrast of lit and shaded sides is, 0 to 1. */
  contrast: number;
}

export const LIGHTS = {
  dawn: {
    sky: ['#2b5d73', '#6f9c9c', '#f2bd7c', '#ffe3a6'],
    haze: '#f3c894',
    ambient: '#f0cfb4',
    key: '#ffd98f',
    shadow: '#1d3b4a',
    sun: { x: 0.66, y: 0.5, radius: 44, colour: '#fff3cf', glow: '#ffcf73' },
    contrast: 0.6,
  },
  morning: {
    sky: ['#3a8aa3', '#76b7c0', '#c9e2d6', '#f8ebca'],
    haze: '#d3e4d6',
    ambient: '#fff6e6',
    key: '#fff3c9',
    shadow: '#1d4653',
    sun: { x: 0.82, y: 0.16, radius: 36, colour: '#fffbe9', glow: '#fff0b8' },
    contrast: 0.45,
  },
  noon: {
    sky: ['#2a87ae', '#62b3c9', '#b4dadb', '#e8efdd'],
    haze: '#c4e0df',
    ambient: '#ffffff',
    key: '#fff8dc',
    shadow: '#173f4f',
    contrast: 0.4,
  },
  golden: {
    sky: ['#4f8f9a', '#a5bb96', '#f4cd7f', '#ffe5a8'],
    haze: '#f5d79f',
    ambient: '#ffe6c0',
    key: '#ffdf92',
    shadow: '#3b3442',
    sun: { x: 0.24, y: 0.42, radius: 46, colour: '#fff6d6', glow: '#ffd67a' },
    contrast: 0.6,
  },
  dusk: {
    sky: ['#1f3156', '#5f4368', '#cf684c', '#f8ae55'],
    haze: '#d4805e',
    ambient: '#c49a92',
    key: '#ffb364',
    shadow: '#1a1c38',
    sun: { x: 0.34, y: 0.55, radius: 58, colour: '#ffdf9a', glow: '#ff9d4a' },
    contrast: 0.65,
  },
  rain: {
    sky: ['#41585f', '#62797e', '#93a6a4', '#bcc7be'],
    haze: '#a8b7b3',
    ambient: '#c9d4cf',
    key: '#e2e9e1',
    shadow: '#1e333a',
    contrast: 0.35,
  },
  night: {
    sky: ['#061225', '#0d2640', '#1b475c', '#3b7076'],
    haze: '#2b5c69',
    ambient: '#56748f',
    key: '#97bfca',
    shadow: '#050d1a',
    contrast: 0.5,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

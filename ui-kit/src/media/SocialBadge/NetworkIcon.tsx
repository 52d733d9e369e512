/** Logos of the networks, drawn on a 24 px square. */
export const NETWORKS = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.7 1.8-1.7h1.8V2.8C17 2.7 16.2 2.6 15.3 2.6c-2.8 0-4.6 1.6-4.6 4.6v2.3H7.5V13h3.2v8z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6m0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6m4.6-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9.3h3.6V21H4zM5.8 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2M9.8 9.3h3.4v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.2 2.3 4.2 5.3V21h-3.6v-6c0-1.4 0-3-1.9-3s-2.1 1.4-2.1 2.9V21H9.8z',
  },
  twitter: {
    name: 'Twitter',
    path: 'M3 3.5h5.4l4.1 5.6 4.8-5.6h2.6l-6.2 7.2L21 20.5h-5.4l-4.5-6.2-5.4 6.2H3.1l6.8-7.8zm4 2 9.6 13h1.3L8.3 5.5z',
  },
  whatsapp: {
    name: 'WhatsApp',
    path: 'M12 2.5a9.5 9.5 0 0 0-8.2 14.3L2.5 21.5l4.9-1.3A9.5 9.5 0 1 0 12 2.5m0 2a7.5 7.5 0 1 1-4 13.8l-.5-.3-2.2.6.6-2.1-.4-.6A7.5 7.5 0 0 1 12 4.5M9 7.4c-.3-.1-.7 0-.9.2-.7.7-1 1.5-.9 2.4.4 2.9 3.6 6.2 6.6 6.9 1 .2 1.9 0 2.6-.7.4-.4.6-.8.5-1.3 0-.2-.2-.4-.4-.5l-1.7-.8a.8.8 0 0 0-.9.2l-.6.7c-1.2-.5-2.3-1.6-2.8-2.7l.6-.7c.2-.2.2-.5.1-.8l-.7-1.8c-.1-.3-.3-.6-.5-.7z',
  },
} as const;

export interface NetworkIconProps {
  network: keyof typeof NETWORKS;
}

/**
 * The logo of a network in the current text colour. Decorative: the name is next to it or names its
 * link.
 */
export function NetworkIcon({ network }: NetworkIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={NETWORKS[network].path} fillRule="evenodd" />
    </svg>
  );
}

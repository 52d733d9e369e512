/** Where the parts listen during `npm run dev`; the shell's is the one to open. */
export const DEV_PORTS = { shell: 3000, 'public-site': 3001, 'admin-app': 3002, 'content-server': 3003 } as const;

import type { createBrowserRouter } from 'react-router-dom';

/** The site's router (createRouter). */
export type Router = ReturnType<typeof createBrowserRouter>;

/* Takes the place of serviceWorker.js where the server is started with SERVICE_WORKER=off: it
   removes everything kept, and itself. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});

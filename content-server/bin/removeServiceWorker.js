/*
 * Replaces serviceWorker.js when the server runs with SERVICE_WORKER=off: deletes all caches and
 * unregisters itself.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});

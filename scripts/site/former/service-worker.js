/**
 * Ends the service worker of a former site, which would show its own pages for years. Copy this file to `public`,
 * under the name that the former worker had, mostly `sw.js` or `service-worker.js`. Browsers ask for it by themselves.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
    const tabs = await self.clients.matchAll({ type: 'window' });
    await Promise.all(tabs.map((tab) => tab.navigate(tab.url)));
  };
  event.waitUntil(end());
});

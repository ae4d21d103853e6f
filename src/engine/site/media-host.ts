/** Whether a name is this host, as `site.json` lists it: `*.example.com` is every host below it. */
export function isOn(host: string, hostname: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}

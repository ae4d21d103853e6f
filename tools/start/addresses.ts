import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/**
 * The names under which a browser finds a server that listens at `host`, for addresses: this
 * machine's own first. `0.0.0.0` and `::` are every address of the machine and none to open.
 */
export function addressesOf(
  host: string,
  networks: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): [own: string, ...others: string[]] {
  if (host === '127.0.0.1') return ['localhost']
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host]
  const others = Object.values(networks)
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  return ['localhost', ...others]
}

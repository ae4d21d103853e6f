import { expect, test } from 'vitest'

import { addressesOf } from '#tools/start/addresses.ts'

const mask = { netmask: '', mac: '', cidr: null }
const networks = {
  lo: [{ ...mask, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { ...mask, address: '192.168.1.7', family: 'IPv4' as const, internal: false },
    { ...mask, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
  ],
}

test.each([
  ['127.0.0.1', ['localhost']],
  ['0.0.0.0', ['localhost', '192.168.1.7']],
  ['::', ['localhost', '192.168.1.7']],
  ['192.168.1.7', ['192.168.1.7']],
  ['fe80::1', ['[fe80::1]']],
])('a server at %s is told by names that a person can open', (host, names) =>
  expect(addressesOf(host, networks)).toEqual(names),
)

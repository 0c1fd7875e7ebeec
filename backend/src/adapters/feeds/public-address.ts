import { BlockList, isIP } from 'node:net'

/** Networks that are not part of the public internet (IANA's special-purpose registry), and one more. */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; cloud metadata services use it, too.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
  // Looks public, but is the virtual host address inside one cloud.
  ['168.63.129.16', 32],
] as const

/** Ranges of the public IPv6 network that are not public: protocols that embed an IPv4 address, and documentation. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6')

/** The range assigned for public use. Loopback, private, link-local and mapped IPv4 addresses are outside it. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Returns whether an IP address, in the notation of a resolver, is on the public internet. Returns false when it cannot be parsed. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  // A zone selects a network interface of this machine.
  if (isIP(address) !== 6 || address.includes('%')) return false
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

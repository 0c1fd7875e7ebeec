import { BlockList, isIP } from 'node:net'

/** Networks that are no part of the public internet (IANA's special-purpose registry), and one more. */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and where clouds answer questions about the machine.
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
  // Looks public; inside one cloud it is the machine's own host.
  ['168.63.129.16', 32],
] as const

/** Of the open IPv6 network, what leads elsewhere: protocols with an IPv4 address inside, and documentation. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6')

/** What is given out to the public at all; loopback, private, link-local and mapped IPv4 addresses are outside. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address, as a resolver writes it, is one of the public internet. What cannot be read is not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  // A zone names a network card of this machine.
  if (isIP(address) !== 6 || address.includes('%')) return false
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

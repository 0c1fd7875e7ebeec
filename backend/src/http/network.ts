import { isIPv6 } from 'node:net'

/**
 * What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, since whoever has one of those addresses has
 * them all.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const filled = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part.split(':').filter(Boolean)
}

import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network that rate limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, since the owner of one such
 * address has them all. Ports and brackets, which some proxies add, are ignored.
 *
 * @returns `undefined` for text that is not an address, which a proxy may pass on
 */
export function networkOf(address: string): string | undefined {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) return mapped
  if (!isIPv6(bare)) return undefined
  const groups = groupsOf(bare)
  // An IPv4-mapped IPv6 address.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return groups
      .slice(6)
      .flatMap((it) => [it >> 8, it & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((it) => it.toString(16))
    .join(':')}::/64`
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = after ? Array<string>(8 - before.length - after.length).fill('0') : []
  return [...before, ...gap, ...(after ?? [])].map((group) => Number.parseInt(group, 16))
}

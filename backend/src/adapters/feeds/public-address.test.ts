import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '169.253.255.255',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
    '2003::1',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this machine', ['0.0.0.0', '127.0.0.1', '127.255.255.254', '::1', '::', '0:0:0:0:0:0:0:1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
    ['behind the provider', ['100.64.0.1', '100.127.255.255']],
    ['of the link', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', '2606:4700::1%eth0']],
    [
      'metadata of a cloud',
      ['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', '168.63.129.16'],
    ],
    ['to many', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    ['reserved', ['240.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.9', '198.18.0.1', '2001:db8::1', '3fff::1', '4000::1']],
    ['an IPv4 address in other clothes', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::ffff:0:127.0.0.1']],
    ['an IPv4 address behind a gate', ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:7f00:1::']],
    ['no address a resolver writes', ['', 'localhost', '127.1', '2130706433', '0x7f000001', '017700000001', '1.1.1.1 ', '1.1.1']],
  ])('rejects addresses: %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

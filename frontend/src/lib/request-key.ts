/** Returns a random UUID, also on insecure origins, which lack `crypto.randomUUID`. For keys that make a retry harmless. */
export function newRequestKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = [...(crypto as Crypto).getRandomValues(new Uint8Array(16))]
  // RFC 9562: version 4 and variant.
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

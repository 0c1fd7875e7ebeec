import { type FeedEntry, readFeed } from './feed.ts'
import { type Internet, safeFetch } from './safe-fetch.ts'

/**
 * Returns the newest entries of the feed at a public https URL, as plain text.
 *
 * @throws Error that describes what was refused or failed
 */
export async function fetchFeed(address: string, world?: Internet): Promise<FeedEntry[]> {
  const fetched = await safeFetch(address, world)
  return readFeed(fetched.bytes, fetched.contentType, fetched.address)
}

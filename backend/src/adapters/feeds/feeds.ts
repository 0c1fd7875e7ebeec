import { type FeedEntry, readFeed } from './feed.ts'
import { type Internet, safeFetch } from './safe-fetch.ts'

/**
 * The newest entries of the feed at an https address of the public internet, as plain text.
 *
 * @throws Error saying what was refused or failed
 */
export async function fetchFeed(address: string, world?: Internet): Promise<FeedEntry[]> {
  const fetched = await safeFetch(address, world)
  return readFeed(fetched.bytes, fetched.contentType, fetched.address)
}

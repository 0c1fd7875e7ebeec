import { useEffect, useState } from 'react'
import { getOrNull } from './rest.ts'

/** Reads public data that is not essential: `undefined` while loading, `null` on failure. */
export function usePublicData<T>(path: string): T | null | undefined {
  const [data, setData] = useState<T | null>()
  useEffect(() => {
    let isHere = true
    getOrNull<T>(path)
      .catch(() => null)
      .then((found) => isHere && setData(found))
    return () => {
      isHere = false
    }
  }, [path])
  return data
}

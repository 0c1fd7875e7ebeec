import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'

type Props = { text: string; label: string }

/** Draws a QR code in the browser, because its text is secret. Always dark on light, or phones can't scan it. */
export function QrCode({ text, label }: Props) {
  const [rows, setRows] = useState<boolean[][]>()
  useEffect(() => {
    let isCurrent = true
    void import('uqr').then(({ encode }) => {
      if (isCurrent) setRows(encode(text, { border: 4 }).data)
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  const size = rows?.length ?? 1
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="full"
      maxWidth="16rem"
      aspectRatio="1"
      borderRadius="xl"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {rows && <path fill="#000" d={pathOf(rows)} />}
    </chakra.svg>
  )
}

function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { pointOf, points } from './atlas.ts'
import { type Camera, fitted, moved, type Size, scaleOf, toScreen, wholeMap, zoomed } from './camera.ts'
import { placeLabels, wordAt } from './labels.ts'
import { useGestures } from './use-gestures.ts'

const colors = ['amber.line', 'violet.line', 'teal.line', 'coral.line', 'success.line', 'fg.muted']

/** One path for each topic: thousands of dots are too many elements. */
const dots = Object.entries(Object.groupBy(points, (it) => it.topic)).map(([topic, list], index) => ({
  topic,
  color: topic === 'other' ? 'border.ink' : colors[index % colors.length],
  path: (list ?? []).map(({ x, y }) => `M${x.toFixed(4)} ${y.toFixed(4)}h0`).join(''),
}))

type Props = {
  /** Words to mark, the main one first. */
  marked: readonly string[]
  /** Lines between words. */
  arrows: readonly (readonly [from: string, to: string])[]
  onWord(word: string): void
}

/** The flat map of all words. It moves by finger, mouse or buttons. */
export function MapView({ marked, arrows, onWord }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState<Size>({ width: 320, height: 320 })
  const [camera, setCamera] = useState<Camera>(wholeMap)
  const key = marked.join(' ')
  useEffect(() => {
    const element = svg.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // Shows the new words when others are marked.
  useEffect(() => setCamera(fitted(key === '' ? [] : key.split(' ').flatMap((it) => pointOf.get(it) ?? []))), [key])

  const labels = useMemo(
    () => placeLabels(points, new Set(key.split(' ')), camera, size, size.width < 500 ? 24 : 44),
    [key, camera, size],
  )
  const gestures = useGestures({
    size,
    setCamera,
    onTap: (place) => {
      const word = wordAt(points, place, camera, size)
      if (word) onWord(word)
    },
  })
  const scale = scaleOf(size) * camera.zoom
  const middle = { x: size.width / 2, y: size.height / 2 }
  const place = (word: string) => {
    const point = pointOf.get(word)
    return point ? toScreen(point, camera, size) : middle
  }
  const step = size.width / 3
  return (
    <Box display="grid" gap="2">
      <chakra.svg
        ref={svg}
        role="img"
        aria-label={`Map of ${points.length.toLocaleString('en')} words. ${marked.length > 0 ? `Marked: ${marked.join(', ')}.` : ''} The lists beside it say the same in words.`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        width="full"
        height={{ base: '20rem', lg: '30rem' }}
        bg="bg.sunken"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        cursor="grab"
        touchAction="none"
        userSelect="none"
        {...gestures}
      >
        <g transform={`translate(${middle.x - camera.x * scale} ${middle.y - camera.y * scale}) scale(${scale})`}>
          {dots.map(({ topic, color, path }) => (
            <chakra.path
              key={topic}
              d={path}
              stroke={color}
              strokeWidth={camera.zoom > 3 ? 7 : 4}
              strokeLinecap="round"
              opacity={topic === 'other' ? 0.25 : 0.6}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        {arrows.map(([from, to]) => {
          const [start, end] = [place(from), place(to)]
          return (
            <chakra.line
              key={`${from} ${to}`}
              x1={start.x}
              y1={start.y}
              x2={end.x}
              y2={end.y}
              stroke="border.ink"
              strokeWidth="3"
              strokeDasharray="2 6"
              strokeLinecap="round"
            />
          )
        })}
        {labels.map(({ word, x, y, isMarked }) => (
          <chakra.text
            key={word}
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="middle"
            fontSize={isMarked ? '18px' : '16px'}
            fontWeight={isMarked ? '800' : '500'}
            fill={isMarked ? 'colorPalette.text' : 'fg.ink'}
            stroke="bg.sunken"
            strokeWidth={isMarked ? '6px' : '4px'}
            paintOrder="stroke"
            textDecoration={word === marked[0] ? 'underline' : undefined}
          >
            {word}
          </chakra.text>
        ))}
      </chakra.svg>
      <Flex role="group" aria-label="Move the map" gap="2" wrap="wrap">
        {(
          [
            ['+', 'Enlarge', (now: Camera) => zoomed(now, 1.6, middle, size)],
            ['−', 'Make smaller', (now: Camera) => zoomed(now, 1 / 1.6, middle, size)],
            ['←', 'Move left', (now: Camera) => moved(now, step, 0, size)],
            ['→', 'Move right', (now: Camera) => moved(now, -step, 0, size)],
            ['↑', 'Move up', (now: Camera) => moved(now, 0, step, size)],
            ['↓', 'Move down', (now: Camera) => moved(now, 0, -step, size)],
          ] as const
        ).map(([sign, name, change]) => (
          <Button key={name} variant="outline" aria-label={name} onClick={() => setCamera(change)}>
            {sign}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => setCamera(wholeMap)}>
          Whole map
        </Button>
      </Flex>
    </Box>
  )
}

import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { Point } from '../../drawings/paper/drawing.ts'
import { inkColor, pathOf } from '../../drawings/thumbnail.tsx'
import type { Pad, PadAction } from './pad-state.ts'

/** How far an arrow key moves the pen; with Shift it moves less. */
const [step, smallStep] = [6, 2]

const directions: Partial<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = { pad: Pad; onAction(action: PadAction): void; announce(text: string): void }

/** Paper to draw on with a finger, a mouse, a pen or the arrow keys. */
export function DrawingPad({ pad, onAction, announce }: Props) {
  const helpId = useId()
  const [pen, setPen] = useState<Point>([50, 50])
  const [hasFocus, setFocus] = useState(false)

  const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [(100 * (event.clientX - left)) / (width || 1), (100 * (event.clientY - top)) / (height || 1)]
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    onAction({ type: 'start', at: placeOf(event) })
  }
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction) {
      const by = event.shiftKey ? smallStep : step
      const limited = (value: number) => Math.max(2, Math.min(98, value))
      const next: Point = [limited(pen[0] + by * direction[0]), limited(pen[1] + by * direction[1])]
      setPen(next)
      announce(placeText(next))
      onAction({ type: 'move', at: next })
    } else if (event.key === ' ') {
      announce(pad.isDown ? 'Pen up.' : `Pen down at ${placeText(pen)} Arrow keys draw.`)
      onAction(pad.isDown ? { type: 'end' } : { type: 'start', at: pen })
    } else if (event.key === 'Backspace' || event.key === 'Delete') onAction({ type: 'undo' })
    else return
    event.preventDefault()
  }

  return (
    <Box>
      <chakra.svg
        viewBox="0 0 100 100"
        width="full"
        maxWidth={{ base: '15rem', md: '20rem' }}
        marginX="auto"
        aspectRatio="1"
        display="block"
        role="application"
        tabIndex={0}
        aria-label={`Drawing pad, ${pad.drawing.length} ${pad.drawing.length === 1 ? 'line' : 'lines'}`}
        aria-describedby={helpId}
        onPointerDown={down}
        onPointerMove={(event) => pad.isDown && event.buttons > 0 && onAction({ type: 'move', at: placeOf(event) })}
        onPointerUp={() => onAction({ type: 'end' })}
        onPointerCancel={() => onAction({ type: 'end' })}
        onKeyDown={press}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false)
          onAction({ type: 'end' })
        }}
        bg="art.paper"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        cursor="crosshair"
        css={{ touchAction: 'none' }}
      >
        {pad.drawing.length === 0 && (
          <text x="50" y="52" textAnchor="middle" fontSize="9" fill={inkColor} opacity="0.75">
            Draw here
          </text>
        )}
        <path
          d={pathOf(pad.drawing)}
          fill="none"
          stroke={inkColor}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {hasFocus && (
          <g stroke={inkColor} strokeWidth="1" fill="none">
            <circle cx={pen[0]} cy={pen[1]} r={pad.isDown ? 2.4 : 4} fill={pad.isDown ? inkColor : 'none'} />
            <path d={`M${pen[0] - 7} ${pen[1]}h14M${pen[0]} ${pen[1] - 7}v14`} opacity="0.5" />
          </g>
        )}
      </chakra.svg>
      <Box id={helpId} srOnly>
        Arrow keys move the pen, Shift makes small steps. The space bar puts the pen down and lifts it. Backspace removes a line.
        Places are read as numbers from 0 to 100: from the left, then from the top.
      </Box>
    </Box>
  )
}

/** Says where the pen is, such as "56 across, 44 down." */
function placeText([x, y]: Point): string {
  return `${x} across, ${y} down.`
}

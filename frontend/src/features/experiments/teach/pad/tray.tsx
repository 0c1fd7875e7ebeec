import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { drawn, type MotifId, nameOf, type Prepared } from '../../drawings/motifs/motifs.ts'
import { Thumbnail } from '../../drawings/thumbnail.tsx'
import { trayOf } from '../model/model.ts'

const size = 6

type Props = {
  motifs: readonly MotifId[]
  /** Drawings that were added already. */
  used: ReadonlySet<number>
  onTake(prepared: Prepared): void
  announce(text: string): void
}

/** Prepared drawings to put on the pad, for everyone who cannot or does not want to draw. */
export function Tray({ motifs, used, onTake, announce }: Props) {
  const [page, setPage] = useState(0)
  const drawings = useMemo(() => trayOf(motifs, page, size), [motifs, page])
  const isUsedUp = drawings.every((it) => used.has(it.seed))
  const turn = () => {
    setPage(page + 1)
    announce(
      `Other drawings: ${trayOf(motifs, page + 1, size)
        .map(nameOf)
        .join('; ')}.`,
    )
  }
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="2">
        <Text fontWeight="600">Or tap one:</Text>
        <Button variant={isUsedUp ? 'soft' : 'ghost'} hue="violet" onClick={turn} style={{ paddingInline: '0.6rem' }}>
          Other drawings
        </Button>
      </Flex>
      <Grid templateColumns={`repeat(${size}, minmax(0, 1fr))`} gap="1.5">
        {drawings.map((it) => (
          <chakra.button
            key={it.seed}
            type="button"
            aria-label={`Take a drawing: ${nameOf(it)}${used.has(it.seed) ? ', added' : ''}`}
            onClick={() => onTake(it)}
            opacity={used.has(it.seed) ? '0.4' : '1'}
            borderRadius="xl"
            cursor="pointer"
          >
            <Thumbnail drawing={drawn(it)} />
          </chakra.button>
        ))}
      </Grid>
    </Box>
  )
}

import { Box, chakra, Flex } from '@chakra-ui/react'
import { type DemoVideo, demoVideos, posterOf } from './demo-videos.ts'

type Props = { current: DemoVideo | null; onChoose: (video: DemoVideo) => void }

export function DemoVideoList({ current, onChoose }: Props) {
  return (
    <Flex as="ol" aria-label="Demo videos" direction="column" gap="3" listStyleType="none">
      {demoVideos.map((video) => (
        <li key={video.id}>
          <VideoButton video={video} isCurrent={video === current} onChoose={() => onChoose(video)} />
        </li>
      ))}
    </Flex>
  )
}

type ButtonProps = { video: DemoVideo; isCurrent: boolean; onChoose: () => void }

function VideoButton({ video, isCurrent, onChoose }: ButtonProps) {
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      aria-current={isCurrent || undefined}
      colorPalette="teal"
      display="grid"
      gridTemplateColumns="6.5rem minmax(0, 1fr)"
      gap="3"
      alignItems="center"
      width="full"
      padding="2"
      textAlign="left"
      cursor="pointer"
      bg={isCurrent ? 'colorPalette.soft' : 'bg.card'}
      borderWidth="3px"
      borderColor={isCurrent ? 'colorPalette.line' : 'border.soft'}
      borderRadius="2xl"
      transition="border-color 120ms, background 120ms"
      _hover={{ borderColor: 'colorPalette.line' }}
    >
      {/* Shows only the drawing of the poster; its text would be too small here. */}
      <Box aspectRatio="16 / 9" overflow="hidden" borderRadius="lg" bg="bg.sunken">
        <chakra.img
          src={posterOf(video)}
          alt=""
          loading="lazy"
          width="full"
          height="full"
          css={{ transform: 'scale(2.4)', transformOrigin: '0 52%' }}
        />
      </Box>
      <Box minWidth="0" lineHeight="1.35">
        <Box as="span" display="block" fontFamily="heading" fontWeight="600">
          {video.title}
        </Box>
        <Box as="span" display="block" color="fg.muted">
          {video.description}
        </Box>
        <Box as="span" display="block" fontWeight="600" fontVariantNumeric="tabular-nums" color="colorPalette.text">
          {video.duration}
        </Box>
      </Box>
    </chakra.button>
  )
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setLength } from './mp4-length.ts'
import { picture, type Shot } from './stage.ts'
import { framesPerSecond } from './timing.ts'

const bytes = 3
const fadeFrames = 5
const ringFrames = 3
/** Pixels that a moving camera covers per frame on average, and the minimum and maximum number of frames of a move. */
const speed = 20
const shortestMove = 8
const longestMove = 24

export type Still = { shot: Shot; frames: number }
type Picture = { width: number; height: number; data: Buffer }

/**
 * Cuts stills into a video, as WebM and MP4. Pages are joined by fades, moves within a page are slow, and the video ends with a fade to
 * paper.
 */
export async function cut(stills: Still[], files: { webm: string; mp4: string }, temporary: string): Promise<void> {
  const master = `${temporary}.mkv`
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${picture.width}x${picture.height}`, '-r', `${framesPerSecond}`]
  const lossless = ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-threads', '1']
  const writer = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, '-i', 'pipe:0', ...lossless, master], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  await writeFrames(stills, writer.stdin)
  writer.stdin.end()
  const [code] = await once(writer, 'close')
  if (code !== 0) throw new Error('ffmpeg could not write the frames.')
  encode(master, files.webm, temporary)
  encodeH264(files.webm, files.mp4)
  setLength(files.mp4, stills.reduce((sum, { frames }) => sum + frames, 0) / framesPerSecond)
}

/** Drops frames that equal the previous one, which keeps the video small. One frame is kept every two seconds for seeking. */
const onlyChanges = ['-vf', `mpdecimate=max=${2 * framesPerSecond}:hi=1:lo=1:frac=0`, '-fps_mode', 'vfr']

function encode(master: string, file: string, log: string): void {
  for (const pass of [1, 2]) {
    const quality = ['-crf', '55', '-b:v', '0', '-pass', `${pass}`, '-passlogfile', log]
    const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', pass === 1 ? '4' : '2', '-tune-content', '1']
    const frames = ['-g', '240', '-auto-alt-ref', '1', '-lag-in-frames', '25', '-pix_fmt', 'yuv420p', '-threads', '1', '-an']
    const to = pass === 1 ? ['-f', 'null', '/dev/null'] : ['-cues_to_front', '1', file]
    const args = ['-v', 'error', '-y', '-i', master, ...onlyChanges, ...vp9, ...quality, ...frames, ...to]
    execFileSync('nice', ['-n', '10', 'ffmpeg', ...args], { stdio: 'inherit' })
  }
}

/** Encodes the same frames in H.264, for devices that cannot play WebM. */
function encodeH264(webm: string, file: string): void {
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high', '-crf', '38', '-g', '240']
  const frames = ['-fps_mode', 'vfr', '-pix_fmt', 'yuv420p', '-threads', '1', '-an', '-movflags', '+faststart']
  const args = ['-v', 'error', '-y', '-i', webm, ...h264, ...frames, file]
  execFileSync('nice', ['-n', '10', 'ffmpeg', ...args], { stdio: 'inherit' })
}

async function writeFrames(stills: Still[], to: Writable): Promise<void> {
  let before: { shot: Shot; page: Picture } | undefined
  for (const [index, { shot, frames }] of stills.entries()) {
    const page = decode(shot.image)
    const still = look(page, shot.x, shot.y)
    const moving = before ? transition(before, { shot, page }, frames) : []
    for (const frame of moving) await write(to, frame)
    const closing = index === stills.length - 1 ? fadeToPaper(still) : []
    for (let left = frames - moving.length - closing.length; left > 0; left--) await write(to, still)
    for (const frame of closing) await write(to, frame)
    before = { shot, page }
  }
}

async function write(to: Writable, frame: Buffer): Promise<void> {
  if (!to.write(frame)) await once(to, 'drain')
}

type Look = { shot: Shot; page: Picture }

function transition(from: Look, to: Look, frames: number): Buffer[] {
  const isOneGround = from.shot.ground === to.shot.ground
  const way = Math.hypot(to.shot.x - from.shot.x, to.shot.y - from.shot.y)
  const isMove = isOneGround && way > 0
  const moveFrames = Math.min(longestMove, Math.max(shortestMove, Math.round(way / speed)))
  const wanted = isMove ? moveFrames : isOneGround ? ringFrames : fadeFrames
  const count = Math.min(wanted, Math.floor(frames / 2))
  return Array.from({ length: count }, (_, index) => {
    const done = (index + 1) / (count + 1)
    const share = isMove ? ease(done) : 0
    const at = (axis: 'x' | 'y', end: Look) =>
      isOneGround ? Math.round(from.shot[axis] + (to.shot[axis] - from.shot[axis]) * share) : end.shot[axis]
    const old = look(from.page, at('x', from), at('y', from))
    const fresh = look(to.page, at('x', to), at('y', to))
    return mix(old, fresh, isMove ? Math.min(1, (index + 1) / ringFrames) : done)
  })
}

/**
 * Returns the frames of the fade to paper. The last frame differs from the previous one, so that it is not dropped and the video keeps its
 * length.
 */
function fadeToPaper(still: Buffer): Buffer[] {
  const [red = 0, green = 0, blue = 0] = still
  const paper = Buffer.alloc(still.length, Buffer.from([red, green, blue]))
  return Array.from({ length: fadeFrames }, (_, index) => mix(still, paper, (index + 1) / fadeFrames))
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

/** Returns the part of a page that the camera shows. Below the page, its last row is repeated. */
function look(page: Picture, x: number, y: number): Buffer {
  const frame = Buffer.allocUnsafe(picture.width * picture.height * bytes)
  const left = Math.min(x, page.width - picture.width)
  for (let row = 0; row < picture.height; row++) {
    const start = (Math.min(y + row, page.height - 1) * page.width + left) * bytes
    page.data.copy(frame, row * picture.width * bytes, start, start + picture.width * bytes)
  }
  return frame
}

function mix(old: Buffer, fresh: Buffer, share: number): Buffer {
  if (share >= 1) return fresh
  const weight = Math.round(share * 256)
  const frame = Buffer.allocUnsafe(old.length)
  for (let at = 0; at < old.length; at++) {
    const before = old[at] ?? 0
    frame[at] = before + ((((fresh[at] ?? 0) - before) * weight) >> 8)
  }
  return frame
}

function decode(image: Buffer): Picture {
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)]
  const args = ['-v', 'error', '-f', 'png_pipe', '-i', 'pipe:0', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1']
  const data = execFileSync('ffmpeg', args, { input: image, maxBuffer: width * height * bytes + 1024 })
  return { width, height, data }
}

/** Writes the poster image of a video. */
export function poster(shot: Shot, file: string): void {
  const crop = `crop=${picture.width}:${picture.height}:${shot.x}:${shot.y},scale=640:-1:flags=lanczos`
  const args = ['-v', 'error', '-y', '-f', 'png_pipe', '-i', 'pipe:0', '-vf', crop, '-frames:v', '1', '-quality', '80', file]
  execFileSync('ffmpeg', args, { input: shot.image })
}

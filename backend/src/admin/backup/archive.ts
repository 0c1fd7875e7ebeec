import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { create, extract } from 'tar'
import { RefusedError } from '../session/refusals.ts'

/** First bytes of a file in the age format. */
const ageHeader = 'age-encryption.org/v1'
/** Logarithm of the cost of scrypt: about two seconds per attempt. */
const workFactor = 17

/**
 * Writes files of a folder to a tar file, encrypted if there is a passphrase. The file appears under its name when it is complete.
 * Without this program, `age --decrypt FILE | tar x` opens it.
 */
export async function writeArchive(folder: string, names: string[], file: string, passphrase: string | null): Promise<void> {
  const partial = `${file}.partial`
  try {
    const packed = Readable.from(create({ cwd: folder, portable: true }, names))
    const written = createWriteStream(partial, { flags: 'wx', mode: 0o600 })
    if (passphrase === null) await pipeline(packed, written)
    else await (await encrypted(packed, passphrase)).pipeTo(Writable.toWeb(written))
    const handle = await open(partial, 'r+')
    await handle.sync()
    await handle.close()
    await rename(partial, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new RefusedError(`${partial} exists: another backup is running.`)
    await rm(partial, { force: true })
    throw error
  }
}

/**
 * Extracts the named files of a backup into a folder. Other entries are ignored.
 *
 * @throws RefusedError for a wrong or missing passphrase, a damaged file, or a file that is no backup
 */
export async function readArchive(file: string, folder: string, names: string[], passphrase: string | null): Promise<void> {
  const isEncrypted = (await firstBytes(file)) === ageHeader
  if (isEncrypted && passphrase === null)
    throw new RefusedError('The backup is encrypted. Set BACKUP_PASSPHRASE, or use --passphrase-file.')
  const unpack = extract({
    cwd: folder,
    strict: true,
    filter: (name, entry) => names.includes(name) && 'type' in entry && entry.type === 'File',
  })
  const source = createReadStream(file)
  try {
    await pipeline(isEncrypted ? await decrypted(source, passphrase ?? '') : source, unpack)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw error
    throw new RefusedError(`${file} is damaged, or is not a backup of the academy: ${message}`)
  }
}

async function encrypted(packed: Readable, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  return encrypter.encrypt(Readable.toWeb(packed) as globalThis.ReadableStream<Uint8Array>)
}

/** Each piece is authenticated before it is passed on, and a file that was cut off ends with an error. */
async function decrypted(source: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as ReadableStream)
  } catch (error) {
    if (/no identity matched/.test((error as Error).message)) throw new RefusedError('The passphrase is wrong.')
    throw error
  }
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new RefusedError(`The backup cannot be read: ${error.message}`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await handle.close()
  }
}

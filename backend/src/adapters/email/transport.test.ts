import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpTransport } from './transport.ts'

type MailServer = { url: string; taken: string[]; recipients: string[]; close(): Promise<unknown> }

/** A minimal SMTP server that accepts an email or refuses every recipient. */
async function startMailServer(refuse = false): Promise<MailServer> {
  const taken: string[] = []
  const recipients: string[] = []
  const serve = (socket: Socket) => {
    let body: string[] | null = null
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (body && line !== '.') body.push(line)
        else if (body) {
          taken.push(body.join('\n'))
          body = null
          socket.write('250 taken\r\n')
        } else if (line.startsWith('RCPT')) {
          recipients.push(line)
          socket.write(refuse ? '550 no such mailbox\r\n' : '250 ok\r\n')
        } else if (line === 'DATA') {
          body = []
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  }
  const server: Server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, taken, recipients, close: () => new Promise((resolve) => server.close(resolve)) }
}

const mail = { to: 'sam@example.org', subject: 'Hello', text: 'plain words', html: '<p>plain words</p>' }

describe('SMTP transport', () => {
  let server: MailServer
  afterEach(() => server.close())

  it('sends the email as text and HTML', async () => {
    server = await startMailServer()
    await smtpTransport(server.url, 'Academy <academy@example.org>').send(mail)
    expect(server.recipients).toEqual(['RCPT TO:<sam@example.org>'])
    expect(server.taken[0]).toContain('Subject: Hello')
    expect(server.taken[0]).toMatch(/text\/plain[\s\S]*plain words[\s\S]*text\/html/)
  })

  it('fails when the server refuses, so that the email is retried', async () => {
    server = await startMailServer(true)
    await expect(smtpTransport(server.url, 'Academy <academy@example.org>').send(mail)).rejects.toThrow('550')
  })

  it('sends to one recipient even when the subject contains a header', async () => {
    server = await startMailServer()
    await smtpTransport(server.url, 'Academy <academy@example.org>').send({ ...mail, subject: 'Hello\r\nBcc: all@example.org' })
    expect(server.recipients).toHaveLength(1)
    expect(server.taken[0]).not.toMatch(/^Bcc:/m)
  })
})

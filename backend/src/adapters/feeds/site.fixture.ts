// For tests: a local site with feeds, and the certificate that its clients have to trust. The key protects nothing else.
import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Internet } from './safe-fetch.ts'

const key = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqo5A9sszjG1hfrNk
EWIf50FBSm1qXv+TrfgUrmotk5KhRANCAAR+s0GbMxb3sBZlYWhwiPxsZoVriXS0
XwKMW69K4DiY30SD8bwHVJmK2vpF1qtfsEeHc5KMQr9Bi7RZEXbEiNod
-----END PRIVATE KEY-----
`

/** For feeds.test and other.test, valid until 2120. */
const certificate = `
-----BEGIN CERTIFICATE-----
MIIBijCCAS+gAwIBAgIUVhjVYn7fvYeMvC73tIs7t7JJdbswCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKZmVlZHMudGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEw
MTAwMDAwMFowFTETMBEGA1UEAwwKZmVlZHMudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABH6zQZszFvewFmVhaHCI/GxmhWuJdLRfAoxbr0rgOJjfRIPxvAdU
mYra+kXWq1+wR4dzkoxCv0GLtFkRdsSI2h2jWzBZMA8GA1UdEwEB/wQFMAMBAf8w
JwYDVR0RBCAwHoIKZmVlZHMudGVzdIIKb3RoZXIudGVzdIcEfwAAATAdBgNVHQ4E
FgQUUIbx5++VgOc3M5vjgtIXe/opJf8wCgYIKoZIzj0EAwIDSQAwRgIhAIGZtq8E
fQc/8Az62m2NBTf23n9XqFCLducG1VknAzBMAiEA6OjoIM/YO2x7WNv79NFngV7S
+Mddd+UZ1uJdcYZ7TwQ=
-----END CERTIFICATE-----
`

export class FeedSite {
  /** Requested paths with the requested host. */
  readonly asked: string[] = []
  /** Connections, including those without a request. */
  hits = 0
  private readonly server: Server

  private constructor(answer: RequestListener) {
    this.server = createServer({ key, cert: certificate }, (request, response) => {
      this.asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
      answer(request, response)
    })
    this.server.on('connection', () => {
      this.hits += 1
    })
  }

  static async open(answer: RequestListener): Promise<FeedSite> {
    const site = new FeedSite(answer)
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve))
    return site
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  address(path: string, host = 'feeds.test'): string {
    return `https://${host}:${this.port}${path}`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Resolves every host to this machine and treats this machine as public. */
export function localInternet(changes: Partial<Internet> = {}): Internet {
  return { resolve: async () => ['127.0.0.1'], mayConnect: (address) => address === '127.0.0.1', ca: certificate, ...changes }
}

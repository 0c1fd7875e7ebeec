const videoHosts = '"https://www.youtube-nocookie.com" "https://player.vimeo.com"'

/** Features that pages use: their own videos and those of two hosts, and the clipboard button of an answer. */
const used: Record<string, string> = {
  autoplay: `(self ${videoHosts})`,
  'clipboard-write': '(self)',
  'encrypted-media': `(self ${videoHosts})`,
  fullscreen: `(self ${videoHosts})`,
  'picture-in-picture': `(self ${videoHosts})`,
}

const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The `Permissions-Policy` of every response. It denies pages and their frames every browser feature that the academy does not use. */
export const permissionsPolicy = [
  ...Object.entries(used).map(([feature, allowed]) => `${feature}=${allowed}`),
  ...unused.map((feature) => `${feature}=()`),
].join(', ')

import { describe, expect, it } from 'vitest'
import { profileForm } from '../accounts/profile.ts'
import { signupForm } from '../accounts/signup.ts'
import { childProfileForm, invitationForm } from '../family/family-members.ts'
import { guideForm } from '../outreach/outreach.ts'
import { staffEntryForm, staffInvitationForm } from '../staff/staff-accounts.ts'
import { mailedTextProblem } from './mailed-text.ts'

const addresses = [
  'evil.com',
  'Robin, see evil.com/x',
  'https:evil',
  'http://evil',
  'mailto:robin',
  'tel:112',
  'www.evil',
  'evil。com',
  'evil．com',
  'evil｡com',
  'evil․com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.c\u0338om',
  'xn--80ak6aa92e.xn--p1ai',
  'пример.рф',
  '例子。中国',
  'مثال.إختبار',
  'उदाहरण.भारत',
  'evil\\\\share',
  'evil／x',
  'robin@evil',
  '1.1.1.1',
  '１．１．１．１',
  'evil[.]com',
  'evil (dot) link',
  'evil【。】com',
  'evil . com',
  'evil. com',
  'evil,com',
  'evil dot com',
  'Evil Dot Shop',
  'evil d\u200bot com',
  'evildotcom',
  'evil punkt com',
  'evil точка com',
  'hxxp evil com',
  'hxxps evil',
  'https evil com',
  'www evil com',
  'evil·com',
  'evil•net',
  'evil · link',
  'evil・com',
  'evil･com',
]
const sums = ['Win 1000€ now', 'Win $50', '£9', '１００￥', '50 EUR', 'Win 20 dollars', 'EUR 500', '९ ₹']
const numbers = [
  'call 07700 900123',
  '+44 (0)7700-900123',
  '0 7 7 0 0 9 0 0',
  '１１２３４５',
  '٠٧٧٠٠٩٠٠',
  '①②③④⑤⑥',
  '12345',
  'Call ➊➋➌➍➎➏➐',
  'Ring 一三八〇〇一三八〇〇〇',
]

describe('a name in an email to another person', () => {
  it('is rejected with circled letters that spell a domain', () => {
    expect(mailedTextProblem('evil.🅒🅞🅜')).toBe('Use a name without letters in circles.')
    expect(mailedTextProblem('Mia 🌸')).toBeNull()
  })

  it.each(addresses)('is rejected with an address: %s', (text) => {
    expect(mailedTextProblem(text)).toBe('Use a name without web addresses, and a space after a full stop.')
  })

  it.each(numbers)('is rejected with a telephone number: %s', (text) => {
    expect(mailedTextProblem(text)).toBe('Use a name without telephone numbers.')
  })

  it.each(sums)('is rejected with an amount of money: %s', (text) => {
    expect(mailedTextProblem(text)).toBe('Use a name without amounts of money.')
  })

  it.each(['Robin (11)', 'Robin [x]', '佐藤「健」'])('is rejected with brackets: %s', (text) => {
    expect(mailedTextProblem(text)).toBe('Use a name without brackets.')
  })

  it.each([
    '',
    'Marcel·la',
    'Gal·la Vidal',
    'Anna · Maria',
    'J. Link',
    'Dr. Live',
    'Kim Dotcom',
    'Dot Cotton',
    'Mary Dot de Vries',
    'Robin, Comé',
    'Euro Pound',
    'Robin Pound 2',
    'Sam Netto',
    'Com Tam',
    'Orga Weiß',
    'Wwwendy',
    'María José Ñíguez',
    'Łukasz Żółć',
    'Þórður Ægisson',
    'Seán Ó Ríordáin',
    'İbrahim Şahin',
    'Дот Коммунаров',
    'Σπύρος',
    'გიორგი',
    'Հայկ',
    'דָּנִיֵּאל',
    'فاطمه\u200cزهرا',
    'สมชาย ใจดี',
    'தமிழ்செல்வன்',
    'শ্রেয়া',
    'នារី',
    '김 민준',
    'アンナ・マリア',
    'ᠪᠠᠲᠤ',
    "O'Brien",
    'O’Brien',
    'J. R.',
    'J.R.R. Tolkien',
    'St. John',
    'Dr. Kim',
    'Anne-Marie',
    'José',
    'Jose\u0301',
    'Nguyễn Văn A',
    'S:t Clair',
    'Martin Luther King, Jr.',
    'Henry VIII',
    'Robin 2012',
    '小明',
    '佐藤・健',
    'Мария-Анна Ивановна',
    'محمد علي',
    'प्रिया शर्मा',
    '김민준',
    'Παναγιώτης',
    'ትዕግስት',
  ])('is accepted without them: %s', (text) => {
    expect(mailedTextProblem(text)).toBeNull()
  })
})

describe('a form whose names appear in emails', () => {
  const child = {
    firstName: 'Robin',
    email: 'robin@example.org',
    age: '11',
    parentFirstName: 'Sam',
    parentEmail: 'sam@example.org',
    parentConsent: true,
    selectedPersona: 'writer',
    termsAccepted: true,
    privacyAccepted: true,
  }
  const forms = [
    ['signup', signupForm, child, ['firstName', 'lastName', 'parentFirstName', 'parentLastName']],
    ['profile', profileForm, { firstName: 'Robin' }, ['firstName', 'lastName']],
    ['child of a family', childProfileForm, { firstName: 'Robin', age: 10, agreed: true }, ['firstName']],
    ['invitation', invitationForm, { parentFirstName: 'Sam', parentEmail: 'sam@example.org' }, ['parentFirstName']],
    ['guide', guideForm, { name: 'Sam', email: 'sam@example.org', phone: '' }, ['name']],
    ['staff invitation', staffInvitationForm, { email: 'sam@example.org', name: 'Sam' }, ['name']],
    ['staff entry', staffEntryForm, { token: 'x', firstName: 'Sam' }, ['firstName', 'lastName']],
  ] as const

  it.each(forms)('reports the field that contains an address or a number: %s', (_what, form, good, fields) => {
    expect(form.safeParse(good).success).toBe(true)
    for (const field of fields)
      for (const text of ['evil。com', 'call 07700 900123']) {
        const { error } = form.safeParse({ ...good, [field]: text })
        expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
      }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsConsent } from './ages.ts'
import { needsParent, nextStep, previousStep, signupForm, signupSteps } from './signup.ts'

const teenager = {
  firstName: 'Robin',
  lastName: 'Hill',
  email: 'robin@example.org',
  age: '14',
  selectedPersona: 'writer',
  termsAccepted: true,
  privacyAccepted: true,
}
const child = {
  ...teenager,
  age: '11',
  parentFirstName: 'Sam',
  parentLastName: 'Hill',
  parentEmail: 'sam@example.org',
  parentPhone: '+44 (0)20 7946-0000',
  parentConsent: true,
}

const allAges = Array.from({ length: 16 }, (_, index) => index + 6)

/** Invalid fields, in the order they are reported. */
function faults(form: unknown): PropertyKey[] {
  return signupForm.safeParse(form).error?.issues.map((issue) => issue.path[0] ?? 'form') ?? []
}

describe('signup form', () => {
  it('accepts a teenager and fills in optional fields', () => {
    expect(signupForm.parse(teenager)).toEqual({
      ...teenager,
      age: 14,
      selectedTier: 'free',
      experienceLevel: '',
      learningGoals: [],
      emailUpdates: true,
      timeZone: 'UTC',
      parentFirstName: '',
      parentLastName: '',
      parentEmail: '',
      parentPhone: '',
      parentConsent: false,
    })
  })

  it("accepts a child with the parent's details", () => {
    expect(signupForm.parse(child)).toMatchObject({ age: 11, parentFirstName: 'Sam', parentEmail: 'sam@example.org' })
  })

  it.each(allAges)('requires a parent at age %i only if that is under 13', (age) => {
    expect(needsConsent(age)).toBe(age < 13)
    const form = { ...teenager, age: String(age) }
    expect(faults(form)).toEqual(age < 13 ? ['parentFirstName', 'parentEmail', 'parentConsent'] : [])
    expect(faults({ ...child, age: String(age) })).toEqual([])
  })

  it('requires a parent at any age when an age under 13 was confirmed before', () => {
    const corrected = { ...teenager, firstAge: '9' }
    expect(faults(corrected)).toEqual(['parentFirstName', 'parentEmail', 'parentConsent'])
    expect(signupForm.parse({ ...child, age: '14', firstAge: '9' })).toMatchObject({ age: 14, parentEmail: 'sam@example.org' })
    expect(faults({ ...teenager, firstAge: '15' })).toEqual([])
    expect(signupForm.parse({ ...child, age: '14', firstAge: '15' }).parentEmail).toBe('')
  })

  it.each(['5', '22', '٩', 9, '9 '])('rejects %j as a previously confirmed age', (firstAge) => {
    expect(faults({ ...teenager, firstAge })).toContain('firstAge')
  })

  it.each(['', '5', '22', '0', '-7', '012', '12.5', '1e1', ' 12', '12 ', '0x0c', '١٢', '１２', 'twelve', 12, null, undefined])(
    'rejects %j as an age',
    (age) => {
      expect(faults({ ...teenager, age })[0]).toBe('age')
    },
  )

  it('requires both the terms and the privacy policy', () => {
    for (const field of ['termsAccepted', 'privacyAccepted']) {
      for (const value of [false, undefined, 'true', 1]) expect(faults({ ...teenager, [field]: value })).toEqual([field])
    }
    expect(faults({ ...teenager, termsAccepted: false, privacyAccepted: false })).toEqual(['termsAccepted', 'privacyAccepted'])
  })

  it("requires the parent's consent for a child", () => {
    expect(faults({ ...child, parentConsent: false })).toEqual(['parentConsent'])
    expect(faults({ ...child, parentConsent: undefined })).toEqual(['parentConsent'])
  })

  it('requires a first name and an email address; the last name, goals and newsletter are optional', () => {
    expect(faults({ ...teenager, firstName: '  ' })).toEqual(['firstName'])
    expect(faults({ ...teenager, firstName: undefined })).toEqual(['firstName'])
    expect(faults({ ...teenager, email: '' })).toEqual(['email'])
    expect(faults({ ...teenager, lastName: undefined, emailUpdates: false, learningGoals: ['Make a game'] })).toEqual([])
  })

  it.each(['robin@example.org', ' ROBIN@example.org', 'robin+dad@example.org'])(
    "rejects %j as the parent's email address when the child's is robin@example.org",
    (parentEmail) => {
      expect(faults({ ...child, parentEmail })).toEqual(['parentEmail'])
    },
  )

  it("rejects another spelling of the child's own mailbox as the parent's", () => {
    expect(faults({ ...child, email: 'robin.hill@gmail.com', parentEmail: 'robinhill@googlemail.com' })).toEqual(['parentEmail'])
  })

  it('rejects an invalid email address for the parent', () => {
    for (const parentEmail of ['', 'sam', 'sam@', 'sam@example.org\nBcc: all@example.org']) {
      expect(faults({ ...child, parentEmail })).toEqual(['parentEmail'])
    }
  })

  it('drops the parent of a learner aged 13 or over, so nothing about them is stored', () => {
    expect(signupForm.parse({ ...child, age: '13' })).toMatchObject({
      parentFirstName: '',
      parentLastName: '',
      parentEmail: '',
      parentPhone: '',
      parentConsent: false,
    })
  })

  it("ignores invalid values in the parent's fields from age 13", () => {
    expect(faults({ ...teenager, parentPhone: 'call after six' })).toEqual([])
    expect(faults({ ...teenager, parentFirstName: '<Sam>' })).toEqual([])
    expect(faults({ ...teenager, parentEmail: 'x'.repeat(300) })).toEqual([])
  })

  it.each([
    ['markup', '<script>'],
    ['a line break', 'Robin\nHill'],
    ['a carriage return', 'Robin\rHill'],
    ['a line separator', 'Robin\u2028Hill'],
    ['a null byte', 'Robin\0'],
    ['61 characters', 'x'.repeat(61)],
  ])('refuses a name with %s, since names stand in mail subjects', (_what, name) => {
    expect(faults({ ...teenager, firstName: name })).toEqual(['firstName'])
    expect(faults({ ...teenager, lastName: name })).toEqual(['lastName'])
    expect(faults({ ...child, parentFirstName: name })).toEqual(['parentFirstName'])
  })

  it('rejects a first name without visible characters', () => {
    expect(faults({ ...teenager, firstName: '\u200b\u200b' })).toEqual(['firstName'])
  })

  it.each(['Zoë', 'José María', "O'Neill", 'Anne-Marie', '小明', 'محمد', 'Nguyễn', 'x'.repeat(60)])(
    'takes the name %s',
    (name) => {
      expect(signupForm.parse({ ...teenager, firstName: ` ${name} ` }).firstName).toBe(name)
    },
  )

  it('accepts only the four paths and three plans, and defaults to the free plan', () => {
    for (const selectedPersona of ['entrepreneur', 'writer', 'creator', 'campaigner']) {
      expect(faults({ ...teenager, selectedPersona })).toEqual([])
    }
    for (const selectedTier of ['free', 'creator', 'academy']) expect(faults({ ...teenager, selectedTier })).toEqual([])
    expect(faults({ ...teenager, selectedPersona: 'pirate' })).toEqual(['selectedPersona'])
    expect(faults({ ...teenager, selectedPersona: '' })).toEqual(['selectedPersona'])
    expect(faults({ ...teenager, selectedTier: 'gold' })).toEqual(['selectedTier'])
  })

  it('drops unknown fields', () => {
    const form = signupForm.parse({ ...teenager, role: 'staff', xp: 9999, consent: 'granted' })
    for (const field of ['role', 'xp', 'consent']) expect(form).not.toHaveProperty(field)
  })

  it('needs an address from 13 up, and none for a child whose parent is asked', () => {
    expect(faults({ ...teenager, email: '' })).toEqual(['email'])
    expect(faults({ ...child, email: '' })).toEqual([])
    expect(faults({ ...child, email: '', age: '14', firstAge: '11' })).toEqual([])
    expect(faults({ ...child, email: 'kim' })).toEqual(['email'])
  })

  it('reports every invalid value together', () => {
    expect(faults({})).toEqual(['firstName', 'age', 'selectedPersona', 'termsAccepted', 'privacyAccepted', 'email'])
    expect(faults({ ...teenager, age: '11', termsAccepted: false })).toEqual(
      expect.arrayContaining(['termsAccepted', 'parentFirstName', 'parentEmail', 'parentConsent']),
    )
  })

  it.each([
    ["a parent's address of 300 characters", 'parentEmail', `sam@${'x'.repeat(300)}.org`],
    ['61 characters on experience', 'experienceLevel', 'x'.repeat(61)],
    ['eleven goals', 'learningGoals', Array(11).fill('Make a game')],
    ['a goal of 121 characters', 'learningGoals', ['x'.repeat(121)]],
  ])('says in plain words what is wrong with %s', (_what, field, value) => {
    const issue = signupForm.safeParse({ ...child, [field]: value }).error?.issues[0]
    expect(issue?.path[0]).toBe(field)
    expect(issue?.message).not.toMatch(/expected|Too big|Invalid/)
  })

  it.each(['\n', '\r', '\u0000', '\u2028', '\u2029'])('rejects %j in single-line text', (sign) => {
    expect(faults({ ...teenager, experienceLevel: `some${sign}more` })).toEqual(['experienceLevel'])
  })

  it('accepts or rejects any input without throwing', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(Object.keys(child).map((key) => [key, fc.anything()]))), (form) => {
        expect(signupForm.safeParse(form).success).toBe(false)
      }),
    )
  })
})

describe('steps of the signup', () => {
  function walk(from: number, to: number, step: (at: number) => number): number[] {
    const seen = [from]
    for (let at = from; at !== to && seen.length < 10; ) {
      at = step(at)
      seen.push(at)
    }
    return seen
  }

  it.each(allAges)('run from 1 to 5 and back at age %i, through the parent step only under 13', (age) => {
    const steps = age < 13 ? [1, 2, 3, 4, 5] : [1, 3, 4, 5]
    expect(walk(1, 5, (at) => nextStep(at, needsParent({ age })))).toEqual(steps)
    expect(walk(5, 1, (at) => previousStep(at, needsParent({ age })))).toEqual(steps.toReversed())
  })

  it('end at 1 and 5', () => {
    for (const asksParent of [true, false]) {
      expect(previousStep(1, asksParent)).toBe(1)
      expect(nextStep(5, asksParent)).toBe(5)
    }
  })

  it('validate only their own fields', () => {
    const learner = { firstName: 'Robin', email: 'robin@example.org', age: '11' }
    expect(signupSteps.learner.safeParse(learner).success).toBe(true)
    expect(signupSteps.parent.safeParse(learner).success).toBe(false)
    const parent = { parentFirstName: 'Sam', parentEmail: 'sam@example.org', parentConsent: true }
    expect(signupSteps.parent.safeParse({ ...learner, ...parent }).success).toBe(true)
    expect(signupSteps.path.safeParse({}).success).toBe(false)
    expect(signupSteps.path.safeParse({ selectedPersona: 'creator' }).success).toBe(true)
    expect(signupSteps.plan.safeParse({ selectedTier: 'creator' }).success).toBe(true)
    expect(signupSteps.plan.safeParse({ selectedTier: 'gold' }).success).toBe(false)
    expect(signupSteps.agree.safeParse({ termsAccepted: true }).success).toBe(false)
    expect(signupSteps.agree.safeParse({ termsAccepted: true, privacyAccepted: true }).success).toBe(true)
  })

  it('together accept exactly what the whole form accepts', () => {
    const steps = Object.values(signupSteps)
    const passes = (form: object) => steps.every((step) => step.safeParse(form).success)
    for (const form of [teenager, child]) expect(passes(form)).toBe(true)
    const spoilt = Object.keys(child).map((field) => ({ ...child, [field]: '<' }))
    for (const form of spoilt) expect(passes(form)).toBe(signupForm.safeParse(form).success)
  })
})

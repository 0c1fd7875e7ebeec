import type { Academy } from '../academy/academy.ts'

/** Gives a learner a row in every table with data about a person. */
export async function fillAccount({ db }: Academy, id: string, email: string, friendsProject: string): Promise<void> {
  const at = new Date('2026-10-01T10:00:00Z')
  const lessonId = 'problem-detective'
  await db.user.update({
    where: { id },
    data: {
      image: '/avatars/owl.svg',
      avatarColour: 'sand',
      termsAcceptedAt: at,
      signupKey: `key-of-${id}`,
      emailUpdates: true,
      addressLostAt: at,
    },
  })
  await db.authAccount.create({
    data: {
      id: `auth-${id}`,
      accountId: 'number-there',
      providerId: 'oidc',
      userId: id,
      accessToken: 'secret-access',
      refreshToken: 'secret-refresh',
      idToken: 'secret-id',
      password: 'secret-password',
      accessTokenExpiresAt: at,
      refreshTokenExpiresAt: at,
      scope: 'openid',
    },
  })
  await db.consentRequest.create({
    data: {
      learnerId: id,
      parentFirstName: 'Sam',
      parentLastName: 'Hill',
      parentEmail: 'parent-of-full@example.org',
      parentPhone: '+44 1',
      tokenHash: `secret-hash-${id}`,
      withdrawalHash: `secret-withdrawal-${id}`,
      expiresAt: at,
      answeredAt: at,
      confirmedAt: at,
      links: { create: { tokenHash: `secret-older-${id}`, canAnswer: true, createdAt: at } },
      obstacle: 'familyFull',
      obstacleAt: at,
    },
  })
  await db.consentEvent.create({
    data: { learnerId: id, status: 'granted', parentEmail: 'parent-of-full@example.org', note: 'by emailed link' },
  })
  await db.guardianship.create({ data: { parentId: 'demo-parent', learnerId: id } })
  await db.lessonProgress.create({ data: { learnerId: id, lessonId, completedAt: at, videoSeconds: 7 } })
  await db.checkAnswer.create({
    data: {
      learnerId: id,
      lessonId,
      itemId: await firstItem(db, lessonId),
      answer: { choices: [], text: 'mine' },
      correct: true,
      dayTries: 4,
      dayEndsAt: at,
      helpedAt: at,
    },
  })
  await db.checkDay.create({ data: { learnerId: id, endsAt: at, answers: 61, wrong: 13, firstTries: 17 } })
  await db.xpEntry.create({ data: { learnerId: id, reason: 'lesson', source: lessonId, amount: 25 } })
  const { id: achievementId } = await db.achievement.findFirstOrThrow()
  await db.learnerAchievement.create({ data: { learnerId: id, achievementId } })
  await db.experimentAttempt.create({
    data: {
      learnerId: id,
      experimentId: 'next-word',
      lessonId,
      missions: [2, 1, 3],
      reachedAt: [at, at, at],
      evidence: { 1: { animal: 0, home: 1, order: 2, chance: 0.5 } },
      state: { setup: 'recipe', order: 3, temperature: 0.7 },
      startedAt: at,
      completedAt: at,
      updatedAt: at,
    },
  })
  await db.activeDay.create({ data: { learnerId: id, day: '2026-10-01', minutes: 12, activities: 2, lastBeatAt: at } })
  await db.weekXp.create({ data: { learnerId: id, week: '2026-09-28', xp: 25 } })
  const zoneChange = { zoneChangeDay: '2026-10-01', zoneChangeEndsAt: at, zoneChangeFrom: 'Asia/Tokyo' }
  await db.learner.update({ where: { id }, data: { experienceLevel: 'a little', streakLastDay: '2026-10-01', ...zoneChange } })
  await db.notification.create({
    data: { userId: id, kind: 'levelUp', source: '2', title: 'Level 2', text: 'Well done.', link: '/progress', readAt: at },
  })
  await db.programmeEnrolment.create({
    data: {
      userId: id,
      programme: 'academy',
      status: 'cancelled',
      provider: 'stripe',
      providerSession: `cs_${id}`,
      amountCents: 39_700,
      paidAt: at,
      word: 'You asked us to end it.',
      decidedBy: id,
      decidedAt: at,
    },
  })
  await db.sentDigest.create({ data: { userId: id, week: '2026-09-28', sentAt: at } })
  const child = { firstName: 'Kim', age: 9, email: 'kim-of-full@example.org', agreed: true }
  const invited = { parentId: id, email: child.email, form: child, requestKey: `invite-key-${id}`, asksGuardian: true }
  await db.childInvitation.create({ data: { ...invited, tokenHash: `secret-invite-${id}`, expiresAt: at, createdAt: at } })
  const other = {
    firstName: 'Alex',
    email: 'alex-of-full@example.org',
    tokenHash: `secret-guardian-${id}`,
    expiresAt: at,
    createdAt: at,
  }
  await db.familyDecision.create({ data: { parentId: id, learnerId: id, text: 'paused learning', decidedAt: at } })
  await db.guardianInvitation.create({ data: { parentId: id, learnerId: id, ...other } })
  await db.savedReport.create({ data: { ownerId: id, name: 'Mine', query: '{ achievementCount }', variables: '{}' } })
  // As a former member of staff, and with an account that was suspended and reopened.
  await db.accountClosure.create({
    data: { userId: id, reason: 'Unkind words.', closedBy: 'demo-staff', closedAt: at, reopenedBy: 'demo-staff', reopenedAt: at },
  })
  await db.secondFactor.create({
    data: {
      userId: id,
      secret: `secret-factor-${id}`,
      confirmedAt: at,
      lastStep: 1,
      createdAt: at,
      recoveryCodes: { create: { codeHash: `secret-code-${id}`, usedAt: at } },
    },
  })
  await db.staffAccess.create({ data: { userId: id, invitedBy: 'demo-staff', acceptedAt: at } })
  await fillProjects(db, id, lessonId, friendsProject)
  await fillPractice(db, id, at)
  await fillTraces(db, id, email, at)
}

async function fillProjects(db: Academy['db'], id: string, lessonId: string, friendsProject: string): Promise<void> {
  await db.project.create({
    data: {
      learnerId: id,
      title: 'My project',
      description: 'A map of bins.',
      requestKey: `project-key-${id}`,
      evidence: { create: { lessonId } },
      experiments: { create: { experimentId: 'next-word' } },
      prompts: {
        create: {
          toolType: 'gemini',
          prompt: 'Where do bins stand?',
          response: 'At corners.',
          provider: 'ollama',
          model: 'small',
          askedAt: new Date('2026-10-02T10:00:00Z'),
        },
      },
      shareRequests: {
        create: { title: 'My project', description: 'A map.', toolsUsed: [], state: 'withdrawn', answeredBy: id, note: 'Later.' },
      },
    },
  })
  await db.projectLike.create({ data: { projectId: friendsProject, learnerId: id, reaction: 'madeMeSmile' } })
  await db.projectReport.create({
    data: { projectId: friendsProject, reporterId: id, reason: 'copied', note: 'From a book.', decidedAs: 'kept' },
  })
}

async function fillPractice(db: Academy['db'], learnerId: string, at: Date): Promise<void> {
  await db.interaction.create({
    data: {
      learnerId,
      toolType: 'claude',
      prompt: 'Explain tides.',
      response: 'I am the Practice Coach.',
      lessonId: 'problem-detective',
      step: 4,
      level: 'warning',
      reasons: ['reviewWord'],
      requestKey: `lab-key-${learnerId}`,
      answeredAt: at,
      model: 'tiny-model',
      tokens: 31,
      picture: {
        create: {
          ...{ bytes: Buffer.from('picture'), mediaType: 'image/png', width: 64, height: 65 },
          ...{ expectation: 'A green fox.', altText: 'A red fox.' },
        },
      },
      firstAnswerId: `first-answer-${learnerId}`,
      claimCheck: {
        create: { claim: 'The sea is sweet.', isFromSecond: true, outcome: 'wrong', note: 'In my atlas.', checkedAt: at },
      },
      likedAt: at,
      reportedAt: at,
      reportReason: 'wrong',
      reportNote: 'The sea is salty.',
      reviewAskedAt: at,
      crisisTopics: ['bullying'],
      openedAt: at,
      openedBy: 'staff',
      reminders: 1,
      remindedAt: at,
      settledAt: at,
      staffNote: 'Thank you.',
      reviewGranted: true,
      settledAs: 'granted',
      careNote: 'Spoke with the school.',
    },
  })
  await db.labDay.create({ data: { learnerId, day: '2026-10-01', minutes: 7, extraMinutes: 15, lastBeatAt: at } })
  await db.familyRequest.create({
    data: {
      learnerId,
      kind: 'tool',
      tool: 'dalle',
      minutes: 15,
      day: '2026-10-01',
      openKey: 'tool:dalle',
      askedAt: at,
      expiresAt: at,
      answeredAt: at,
      answeredBy: learnerId,
    },
  })
  await db.familyControls.create({
    data: { learnerId, mayAskProviders: true, mayMakePictures: true, quietFrom: 1260, quietUntil: 420, pausedAt: at },
  })
}

/** Adds data that belongs to the email address, not to the account. */
async function fillTraces(db: Academy['db'], id: string, email: string, at: Date): Promise<void> {
  const mail = {
    subject: 'About you',
    text: 'secret-text',
    html: 'secret-html',
    unsubscribeUrl: 'secret-url',
    lastError: 'later',
  }
  await db.outboxMail.create({ data: { ...mail, kind: 'sign-in', userId: id, recipient: email } })
  await db.outboxMail.create({ data: { ...mail, kind: 'guide', recipient: email } })
  await db.guideLead.create({
    data: { email, name: 'Robin', phone: '+44 2', childAge: 9, interests: 'robots', requestedAt: at },
  })
  const invited = { invitedBy: 'demo-staff', tokenHash: `secret-invitation-${id}`, invitedAt: at, expiresAt: at }
  await db.staffInvitation.create({ data: { email, name: 'Robin', ...invited } })
  await db.subscriber.create({ data: { email, source: 'demo', confirmedAt: at, unsubscribedAt: at, askedAt: at } })
  const value = JSON.stringify({ email })
  await db.verification.create({
    data: { id: `link-${id}`, identifier: 'secret-identifier', value, expiresAt: new Date(Date.now() + 900_000) },
  })
  await db.rateLimit.create({ data: { key: `sign-in-mail:${email}`, count: 3, resetsAt: at } })
  await db.rateLimit.create({ data: { key: `checkout-start:${id}`, count: 2, resetsAt: at } })
}

/** Creates a project of another learner, to like and report. */
export async function friendsProject({ db }: Academy, learnerId: string): Promise<string> {
  return (await db.project.create({ data: { learnerId, title: 'A friend’s project' } })).id
}

async function firstItem(db: Academy['db'], lessonId: string): Promise<string> {
  const { check } = await db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
  return (check as { id: string }[])[0]?.id ?? 'none'
}

import type { Db } from '../../database/open.ts'

/** Who decides for the account and for whom it decides: links, questions to parents, and the consent log. */
export async function readOwnFamily(db: Db, userId: string, email: string): Promise<object> {
  const own = { OR: [{ learnerId: userId }, { parentEmail: email }] }
  const withChild = {
    include: { learner: { select: { user: { select: { firstName: true } } } } },
    orderBy: { createdAt: 'asc' },
  } as const
  const [links, questions, events] = await Promise.all([
    db.guardianship.findMany({
      where: { OR: [{ parentId: userId }, { learnerId: userId }] },
      include: {
        parent: { select: { firstName: true, lastName: true } },
        learner: { select: { user: { select: { firstName: true } } } },
      },
      orderBy: { createdAt: 'asc' },
    }),
    db.consentRequest.findMany({ where: own, ...withChild }),
    db.consentEvent.findMany({ where: own, ...withChild }),
  ])
  return {
    family: links.map(({ parent, learner, createdAt }) => ({
      parent: `${parent.firstName} ${parent.lastName}`.trim(),
      child: learner.user.firstName,
      linkedAt: createdAt,
    })),
    questionsToParents: questions.map((it) => ({
      child: it.learner.user.firstName,
      parent: {
        firstName: it.parentFirstName,
        lastName: it.parentLastName,
        emailAddress: it.parentEmail,
        phone: it.parentPhone,
      },
      mailsSent: it.sentCount,
      askedAt: it.createdAt,
      openUntil: it.expiresAt,
      answeredAt: it.answeredAt,
    })),
    consentLog: events.map((it) => ({
      child: it.learner.user.firstName,
      word: it.status,
      parentEmailAddress: it.parentEmail,
      note: it.note,
      at: it.createdAt,
    })),
  }
}

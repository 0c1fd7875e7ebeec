import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { needsReviewSql } from '../../lab/concerns/concern.service.ts'
import { ownLearners } from './report.service.ts'

// Figures about safety, families, projects, news and memberships. They contain no personal data.

export type FlagRow = {
  tool: string
  prompts: number
  warnings: number
  blocked: number
  reported: number
  reviewsAsked: number
  waiting: number
}

export async function flaggedInteractions(context: Context, days: number): Promise<FlagRow[]> {
  const since = daysFrom(context.clock(), -days)
  return context.db.$queryRaw`
    SELECT CASE WHEN i."lessonId" IS NULL THEN i."toolType"::text ELSE 'tutor' END AS tool, count(*)::int AS prompts, count(*) FILTER (WHERE i.level = 'warning')::int AS warnings,
      count(*) FILTER (WHERE i.level = 'danger')::int AS blocked, count(i."reportedAt")::int AS reported,
      count(i."reviewAskedAt")::int AS "reviewsAsked",
      count(*) FILTER (WHERE ${needsReviewSql})::int AS waiting
    FROM "Interaction" i
    WHERE i."createdAt" > ${since} AND i."answeredAt" IS NOT NULL AND i."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY 1 ORDER BY blocked DESC, warnings DESC, 1`
}

export type ConsentRow = { state: string; students: number; mailsSent: number; oldestSince: Date | null }

export async function consentStates(context: Context): Promise<ConsentRow[]> {
  return context.db.$queryRaw`
    SELECT l.consent::text AS state, count(*)::int AS students, COALESCE(sum(asked.mails), 0)::int AS "mailsSent", min(l."createdAt") AS "oldestSince"
    FROM ${await ownLearners(context)} l
    LEFT JOIN (SELECT "learnerId", sum("sentCount") AS mails FROM "ConsentRequest" GROUP BY 1) asked ON asked."learnerId" = l.id
    GROUP BY l.consent ORDER BY l.consent`
}

export type FamilyRequestRow = { kind: string; state: string; requests: number }

export async function familyRequests(context: Context): Promise<FamilyRequestRow[]> {
  return context.db.$queryRaw`
    SELECT kind::text AS kind, state::text AS state, count(*)::int AS requests FROM "FamilyRequest"
    WHERE "learnerId" IN (SELECT id FROM ${await ownLearners(context)} l) GROUP BY 1, 2 ORDER BY 1, 2`
}

export type ProjectStateRow = { state: string; projects: number; students: number; shown: number }

export async function projectsByState(context: Context): Promise<ProjectStateRow[]> {
  return context.db.$queryRaw`
    SELECT p.status::text AS state, count(*)::int AS projects, count(DISTINCT p."learnerId")::int AS students,
      count(*) FILTER (WHERE p.id IN (SELECT "projectId" FROM "ShareRequest" WHERE state = 'approved'))::int AS shown
    FROM "Project" p WHERE p."deletedAt" IS NULL AND p."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY p.status ORDER BY p.status`
}

export type ShareRow = { state: string; requests: number; oldestAskedAt: Date | null }

export async function shareRequests(context: Context): Promise<ShareRow[]> {
  return context.db.$queryRaw`
    SELECT s.state::text AS state, count(*)::int AS requests, min(s."askedAt") AS "oldestAskedAt"
    FROM "ShareRequest" s JOIN "Project" p ON p.id = s."projectId"
    WHERE p."deletedAt" IS NULL AND p."learnerId" IN (SELECT id FROM ${await ownLearners(context)} l)
    GROUP BY s.state ORDER BY s.state`
}

export type NewsRow = { area: string; stories: number; breaking: number; latestAt: Date | null }

/** News is shared by all academies. */
export async function newsByArea(context: Context): Promise<NewsRow[]> {
  return context.db.$queryRaw`
    SELECT area::text AS area, count(*)::int AS stories, count(*) FILTER (WHERE "isBreaking")::int AS breaking, max("publishedAt") AS "latestAt"
    FROM "NewsItem" GROUP BY area ORDER BY area`
}

export type MembershipRow = { tier: string; students: number }

export async function studentsByMembership(context: Context): Promise<MembershipRow[]> {
  return context.db.$queryRaw`
    SELECT tier::text AS tier, count(*)::int AS students FROM ${await ownLearners(context)} l GROUP BY tier ORDER BY tier`
}

export type ProgrammeRow = { programme: string; status: string; checkouts: number; payers: number; latestAt: Date | null }

export async function programmeInterest(context: Context): Promise<ProgrammeRow[]> {
  const { isDemo } = staffMember(context)
  return context.db.$queryRaw`
    SELECT e.programme, e.status::text AS status, count(*)::int AS checkouts, count(DISTINCT e."userId")::int AS payers, max(e."createdAt") AS "latestAt"
    FROM "ProgrammeEnrolment" e JOIN "User" u ON u.id = e."userId" WHERE u."isDemo" = ${isDemo}
    GROUP BY 1, 2 ORDER BY 1, 2`
}

export type NewsletterRow = { source: string; waiting: number; confirmed: number; unsubscribed: number }

/** Email addresses belong to no account, so the demo academy has none. */
export async function newsletterCounts(context: Context): Promise<NewsletterRow[]> {
  if (staffMember(context).isDemo) return []
  return context.db.$queryRaw`
    SELECT source, count(*) FILTER (WHERE "confirmedAt" IS NULL AND "unsubscribedAt" IS NULL)::int AS waiting,
      count(*) FILTER (WHERE "confirmedAt" IS NOT NULL AND "unsubscribedAt" IS NULL)::int AS confirmed, count("unsubscribedAt")::int AS unsubscribed
    FROM "Subscriber" GROUP BY source ORDER BY source`
}

export type GuideRow = { month: string; parents: number; requests: number }

/** Like the newsletter: real staff only. */
export async function guideRequests(context: Context): Promise<GuideRow[]> {
  if (staffMember(context).isDemo) return []
  return context.db.$queryRaw`
    SELECT to_char("requestedAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS parents, sum(requests)::int AS requests
    FROM "GuideLead" GROUP BY 1 ORDER BY 1 DESC`
}

import { type GraphQLNamedType, type GraphQLSchema, isEnumType, isObjectType } from 'graphql'

// Descriptions that cannot be set at a field: those of enum values, and of the types that Relay pages add.

const values: Record<string, Record<string, string>> = {
  AchievementCategory: {
    creative: 'Making things.',
    learning: 'Lessons, folders and paths.',
    social: 'Showing and liking projects.',
    streak: 'Learning day after day.',
  },
  CheckKind: {
    matching: 'Each prompt gets one of the choices.',
    ordering: 'The choices are put in order.',
    several: 'All correct choices and no others.',
    short: 'A short text.',
    single: 'One of the choices.',
  },
  ClosedKind: {
    accessEnded: 'The access of a staff member has ended.',
    suspended: 'The account of a learner or parent is suspended.',
  },
  ConsentStatus: {
    declined: 'The parent declined; the account is erased.',
    granted: 'The parent agreed.',
    notRequired: 'The learner was 13 or older at signup.',
    pending: 'The parent has not answered yet.',
    withdrawn: 'The parent withdrew consent.',
  },
  ContentState: {
    changed: 'Learners see an older text.',
    draft: 'Learners do not see it yet.',
    published: 'Learners see the newest text.',
  },
  EnrolmentStatus: {
    cancelled: 'Cancelled, replaced or expired; with a payment date, the subscription has ended.',
    failed: 'The provider declined.',
    open: 'The checkout waits for the payer.',
    paid: 'Paid and active.',
  },
  FamilyRequestKind: {
    moreTime: 'More minutes in the lab today.',
    openLab: 'Early access to the lab.',
    tool: 'A tool of the lab that is switched off.',
  },
  FamilyRequestState: {
    approved: 'A parent agreed.',
    declined: 'A parent declined.',
    expired: 'Not answered in time.',
    open: 'Waits for a parent.',
  },
  Feature: {
    achievements: 'The page of achievements.',
    advancedAi: 'The AI Experiment Lab.',
    competitive: 'The weekly leaderboard.',
    social: 'The showcase.',
  },
  InteractionReportReason: {
    other: 'Something else.',
    scary: 'It is frightening.',
    unhelpful: 'It does not help.',
    unkind: 'It is unkind.',
    wrong: 'It is wrong.',
  },
  JournalKind: { lesson: 'A lesson was completed.', prompt: 'A prompt was sent in the lab.' },
  LabCategory: { facts: 'Finding out and checking.', plans: 'Planning and making.', words: 'Writing and wording.' },
  LabTool: {
    chatgpt: 'A text tool like ChatGPT.',
    claude: 'A text tool like Claude.',
    dalle: 'An image tool like DALL·E.',
    gemini: 'A text tool like Gemini.',
  },
  MembershipTier: { academy: 'Academy Pro.', creator: 'Creator.', free: 'Free Explorer.' },
  NewsArea: {
    general: 'All kinds, or none in particular.',
    image: 'AI that creates or reads images.',
    text: 'AI that writes or reads.',
    video: 'AI that creates or reads videos.',
  },
  NewsTab: {
    all: 'Every story.',
    breaking: 'Stories that are or were breaking.',
    image: 'Stories about pictures.',
    text: 'Stories about text.',
    video: 'Stories about videos.',
  },
  NotificationFrequency: {
    high: 'Everything.',
    low: 'The account only.',
    medium: 'The account and rewards.',
  },
  NotificationKind: {
    accountClosed: 'The account of a child was suspended or reopened.',
    achievement: 'An achievement was earned.',
    consentGranted: 'A parent agreed.',
    consentWithdrawn: 'A parent took the yes back.',
    enrolment: 'Staff enrolled the family in a programme, declined or ended one, or changed a plan.',
    familyAnswered: 'The family answered a request.',
    familyAsked: 'A child sent a request.',
    familyLink: 'A person joined or left the family.',
    freezeEarned: 'A streak freeze was earned.',
    freezeUsed: 'A streak freeze kept the streak.',
    levelUp: 'A level was reached.',
    projectLiked: 'A project in the showcase got a like.',
    shareApproved: 'A project may be shown.',
    shareAsked: 'A child asks to share a project.',
    shareDeclined: 'A project is not shown.',
    staffAnswered: 'Staff reviewed something in the lab.',
    unlock: 'A feature unlocked with the age of the account.',
    welcome: 'The account was created.',
  },
  Payer: {
    academy: 'The academy, for its staff.',
    guardian: 'A parent or guardian.',
    nobody: 'No one, in the demo academy.',
    viewer: 'The viewer.',
  },
  Programme: {
    academy: 'The Academy programme.',
    leadership: 'The Leadership programme.',
    starter: 'The Starter programme.',
  },
  ProjectReportReason: {
    copied: 'It was copied from someone else.',
    other: 'Something else.',
    personal: 'It contains personal data.',
    unkind: 'It is unkind.',
    unsafe: 'It could do harm.',
  },
  ProjectStatus: {
    completed: 'It is finished.',
    in_progress: 'It is being made.',
    planning: 'It is an idea or a plan.',
    review: 'It is being reviewed.',
  },
  QueueChoice: {
    answerFine: 'A reported answer is fine.',
    approved: 'A project may be shown.',
    attended: 'A crisis was handled.',
    corrected: 'A report about an answer is correct.',
    declined: 'A project is not shown.',
    granted: 'A blocked prompt should have been allowed.',
    kept: 'A reported project stays in the showcase.',
    noted: 'A blocked prompt was reviewed without further action.',
    refused: 'A blocked prompt stays blocked.',
    takenDown: 'A reported project is removed from the showcase.',
    told: 'The learner gets a message about a blocked prompt.',
  },
  QueueKind: {
    crisis: 'A prompt of a learner who may need help.',
    flagged: 'A blocked prompt without a review request.',
    reportedAnswer: 'An answer of the lab that the learner reported.',
    reportedProject: 'A reported project in the showcase.',
    review: 'A blocked prompt for which the learner requested a review.',
    share: 'A project that a learner wants to show.',
  },
  Rarity: {
    common: 'Nearly everyone earns it.',
    epic: 'Few earn it.',
    legendary: 'Almost no one earns it.',
    rare: 'Some earn it, in time.',
    uncommon: 'Many earn it.',
  },
  ReachUnit: {
    days: 'Days.',
    folders: 'Folders.',
    lessons: 'Lessons.',
    level: 'Levels.',
    paths: 'Paths.',
    points: 'XP.',
  },
  ResourceKind: { link: 'A web page.', pdf: 'A PDF file.', video: 'A video.' },
  Role: {
    learner: 'A learner.',
    parent: 'A parent or guardian of learners.',
    staff: 'A staff member.',
  },
  SafetyLevel: {
    danger: 'It is blocked.',
    safe: 'Nothing was found.',
    warning: 'It is answered with a warning.',
  },
  SafetyPart: {
    harm: 'Harmful content.',
    keyword: 'Words that need a second look.',
    override: 'An attempt to override the AI’s rules.',
    personalData: 'Personal data.',
  },
  ShareState: {
    approved: 'Staff approved it; it is in the showcase.',
    declinedByParent: 'The parent declined.',
    declinedByStaff: 'Staff declined.',
    waitingForParent: 'The parent has not answered yet.',
    waitingForStaff: 'Staff have not answered yet.',
    withdrawn: 'It was withdrawn.',
  },
  TutorialStep: {
    lessons: 'How lessons work.',
    paths: 'Which paths there are.',
    ready: 'The last step.',
    safety: 'How to stay safe.',
    welcome: 'The first step.',
  },
  VisualTheme: { calm: 'Rewards are only shown.', playful: 'Rewards are celebrated.' },
  XpReason: { achievement: 'An achievement.', lesson: 'A lesson.', tutorial: 'A step of the tutorial.' },
}

const paging: Record<string, string> = {
  after: 'Rows after the one with this cursor.',
  before: 'Rows before the one with this cursor.',
  first: 'Maximum number of rows from the start; at most 100.',
  last: 'Maximum number of rows from the end; at most 100.',
  input: 'Input of the mutation.',
}

const pages: Record<string, string> = {
  edges: 'The rows of this page.',
  pageInfo: 'Information about further pages.',
  node: 'The row itself.',
  cursor: 'Cursor of the row.',
  hasNextPage: 'Whether there are rows after this page.',
  hasPreviousPage: 'Whether there are rows before this page.',
  startCursor: 'Cursor of the first row; null if there is none.',
  endCursor: 'Cursor of the last row; null if there is none.',
}

/** Fills in missing descriptions, so that the whole schema is documented. */
export function describeRest(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    type.description ||= ofType(type)
    if (isEnumType(type)) for (const value of type.getValues()) value.description ||= values[type.name]?.[value.name]
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (isPaging(type)) field.description ||= pages[field.name]
      for (const argument of field.args) argument.description ||= paging[argument.name]
    }
  }
  return schema
}

function ofType(type: GraphQLNamedType): string | undefined {
  if (type.name === 'PageInfo') return 'Information about further pages.'
  if (type.name.endsWith('Edge')) return 'A row of a page.'
  if (type.name.endsWith('Connection')) return 'A page of rows.'
  return type.name.endsWith('Result') ? 'The result of the mutation, or an expected failure.' : undefined
}

function isPaging({ name }: GraphQLNamedType): boolean {
  return name === 'PageInfo' || /(Connection|Edge)$/.test(name)
}

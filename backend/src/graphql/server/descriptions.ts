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
    several: 'All right choices and no others.',
    short: 'A few words of one’s own.',
    single: 'One of the choices.',
  },
  ClosedKind: {
    accessEnded: 'The access of a member of staff has ended.',
    suspended: 'The account of a learner or parent is suspended.',
  },
  ConsentStatus: {
    declined: 'The parent said no; the account is erased.',
    granted: 'The parent said yes.',
    notRequired: 'The learner was 13 or older at signup.',
    pending: 'The parent has not answered yet.',
    withdrawn: 'The parent took the yes back.',
  },
  ContentState: {
    changed: 'Learners see an older text than the newest.',
    draft: 'Learners see nothing of it yet.',
    published: 'Learners see the newest text.',
  },
  EnrolmentStatus: {
    cancelled: 'Left, replaced or run out; with a date of payment, the subscription is over.',
    failed: 'The provider said no.',
    open: 'The checkout waits for the payer.',
    paid: 'It is paid and runs.',
  },
  FamilyRequestKind: {
    moreTime: 'More minutes in the lab today.',
    openLab: 'The lab before its time.',
    tool: 'A tool of the lab that is switched off.',
  },
  FamilyRequestState: {
    approved: 'A parent said yes.',
    declined: 'A parent said no.',
    expired: 'Nobody answered in time.',
    open: 'It waits for a parent.',
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
    chatgpt: 'A tool for text in the manner of ChatGPT.',
    claude: 'A tool for text in the manner of Claude.',
    dalle: 'A tool for pictures in the manner of DALL·E.',
    gemini: 'A tool for text in the manner of Gemini.',
  },
  MembershipTier: { academy: 'Academy Pro.', creator: 'Creator.', free: 'Free Explorer.' },
  NewsArea: {
    general: 'All kinds, or none in particular.',
    image: 'AI that makes or reads pictures.',
    text: 'AI that writes or reads.',
    video: 'AI that makes or reads videos.',
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
    accountClosed: 'The account of a child was suspended or opened again.',
    achievement: 'An achievement was earned.',
    consentGranted: 'A parent said yes.',
    consentWithdrawn: 'A parent took the yes back.',
    enrolment: 'Staff enrolled the family in a programme, declined or ended one, or changed a plan.',
    familyAnswered: 'The family answered a question.',
    familyAsked: 'A child asks something.',
    familyLink: 'Somebody joined or left the family.',
    freezeEarned: 'A streak freeze was earned.',
    freezeUsed: 'A streak freeze kept the streak.',
    levelUp: 'A level was reached.',
    projectLiked: 'Somebody likes a shown project.',
    shareApproved: 'A project may be shown.',
    shareAsked: 'A child asks to show a project.',
    shareDeclined: 'A project is not shown.',
    staffAnswered: 'Staff looked at something of the lab.',
    unlock: 'Something opened with the age of the account.',
    welcome: 'The account began.',
  },
  Payer: {
    academy: 'The academy itself, for its staff.',
    guardian: 'A parent or guardian.',
    nobody: 'Nobody: the demo academy.',
    viewer: 'Whoever asks.',
  },
  Programme: {
    academy: 'The Academy programme.',
    leadership: 'The Leadership programme.',
    starter: 'The Starter programme.',
  },
  ProjectReportReason: {
    copied: 'It was taken from somebody else.',
    other: 'Something else.',
    personal: 'It shows something private.',
    unkind: 'It is unkind.',
    unsafe: 'It could do harm.',
  },
  ProjectStatus: {
    completed: 'It is finished.',
    in_progress: 'It is being made.',
    planning: 'It is an idea or a plan.',
    review: 'It is being looked over.',
  },
  QueueChoice: {
    answerFine: 'A reported answer is fine.',
    approved: 'A project may be shown.',
    attended: 'A crisis was looked after.',
    corrected: 'A reported answer should not be like this.',
    declined: 'A project is not shown.',
    granted: 'A blocked prompt should have passed.',
    kept: 'A reported project stays on show.',
    noted: 'A blocked prompt was looked at, and nothing follows.',
    refused: 'A blocked prompt stays blocked.',
    takenDown: 'A reported project is taken out of the showcase.',
    told: 'The learner is told something about a blocked prompt.',
  },
  QueueKind: {
    crisis: 'What sounds like somebody in need.',
    flagged: 'A blocked prompt that nobody asked about.',
    reportedAnswer: 'An answer of the lab that the learner reported.',
    reportedProject: 'A shown project that somebody reported.',
    review: 'A blocked prompt that the learner wants to have looked at.',
    share: 'A project that a learner wants to show.',
  },
  Rarity: {
    common: 'Nearly everybody earns it.',
    epic: 'Few earn it.',
    legendary: 'Almost nobody earns it.',
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
  ResourceKind: { link: 'A page of the web.', pdf: 'A PDF file.', video: 'A video.' },
  Role: {
    learner: 'Somebody who learns here.',
    parent: 'A parent or guardian of learners.',
    staff: 'Somebody who runs the academy.',
  },
  SafetyLevel: {
    danger: 'It is blocked.',
    safe: 'Nothing was found.',
    warning: 'It is answered, with a word of care.',
  },
  SafetyPart: {
    harm: 'Something that could do harm.',
    keyword: 'Words that call for a second look.',
    override: 'Telling the AI to drop its rules.',
    personalData: 'Private things.',
  },
  ShareState: {
    approved: 'Staff said yes; it is shown.',
    declinedByParent: 'The parent said no.',
    declinedByStaff: 'Staff said no.',
    waitingForParent: 'The parent has not answered yet.',
    waitingForStaff: 'Staff have not answered yet.',
    withdrawn: 'It was taken back.',
  },
  TutorialStep: {
    lessons: 'How lessons work.',
    paths: 'Which paths there are.',
    ready: 'The last step.',
    safety: 'How to stay safe.',
    welcome: 'The first step.',
  },
  VisualTheme: { calm: 'Rewards are just said.', playful: 'Rewards are celebrated.' },
  XpReason: { achievement: 'An achievement.', lesson: 'A lesson.', tutorial: 'A step of the tutorial.' },
}

const paging: Record<string, string> = {
  after: 'Rows after the one with this cursor.',
  before: 'Rows before the one with this cursor.',
  first: 'Number of rows at most, counted from the beginning; 100 at most.',
  last: 'Number of rows at most, counted from the end; 100 at most.',
  input: 'What is sent.',
}

const pages: Record<string, string> = {
  edges: 'The rows of this page.',
  pageInfo: 'Whether there are more.',
  node: 'The row itself.',
  cursor: 'Where the row stands, to go on from.',
  hasNextPage: 'Whether there are rows after this page.',
  hasPreviousPage: 'Whether there are rows before this page.',
  startCursor: 'Cursor of the first row; null when there is none.',
  endCursor: 'Cursor of the last row; null when there is none.',
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
  if (type.name === 'PageInfo') return 'Where a page stands among the others.'
  if (type.name.endsWith('Edge')) return 'A row of a page.'
  if (type.name.endsWith('Connection')) return 'A page of rows.'
  return type.name.endsWith('Result') ? 'What came of it, or why it was refused.' : undefined
}

function isPaging({ name }: GraphQLNamedType): boolean {
  return name === 'PageInfo' || /(Connection|Edge)$/.test(name)
}

import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { builder } from '../../../graphql/builder.ts'
import { ConsentStatusEnum, LearnerType } from '../../accounts/profile/learner.types.ts'
import { LabToolEnum, SafetyLevelEnum } from '../../lab/lab.types.ts'
import { ProjectStatusEnum } from '../../projects/projects.types.ts'
import { StudentType } from './roster.types.ts'
import type {
  ConsentStep,
  LogLine,
  StudentAchievement,
  StudentFolder,
  StudentHelp,
  StudentInteraction,
  StudentParent,
  StudentProject,
  StudentRecord,
} from './student.service.ts'

const staff = { staff: true } as const

const StudentParentType = builder.objectRef<StudentParent>('StudentParent').implement({
  description: 'A parent who is linked to a student, for staff who have to write to them.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the parent’s account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.string({
      description: 'Address of the parent.',
      resolve: ({ email }) => (isPlaceholderAddress(email) ? '' : email),
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when the two are linked.' }),
  }),
})

const ConsentStepType = builder.objectRef<ConsentStep>('ConsentStep').implement({
  description: 'A line of the consent log.',
  authScopes: staff,
  fields: (t) => ({
    status: t.expose('status', { type: ConsentStatusEnum, description: 'What the consent became.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
})

const StudentFolderType = builder.objectRef<StudentFolder>('StudentFolder').implement({
  description: 'How far a student is in one folder.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the folder.' }),
    path: t.exposeString('path', { description: 'Name of its path.' }),
    title: t.exposeString('title', { description: 'Title of the folder.' }),
    completed: t.exposeInt('completed', { description: 'Its lessons that are completed.' }),
    total: t.exposeInt('total', { description: 'Its lessons in all.' }),
  }),
})

const StudentHelpType = builder.objectRef<StudentHelp>('StudentHelp').implement({
  description: 'A lesson with questions whose answer was explained to a student after three wrong tries.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    questions: t.exposeInt('questions', { description: 'How many of its questions were learned with help.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When an answer was explained last.' }),
  }),
})

const StudentAchievementType = builder.objectRef<StudentAchievement>('StudentAchievement').implement({
  description: 'An achievement that a student earned.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the achievement.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    icon: t.exposeString('icon', { description: 'Its picture, an emoji.' }),
    earnedAt: t.expose('earnedAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
})

const StudentProjectType = builder.objectRef<StudentProject>('StudentProject').implement({
  description: 'A project of a student.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'Its title, in the words of the student.' }),
    status: t.expose('status', { type: ProjectStatusEnum, description: 'The column it stands in.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
  }),
})

const LogLineType = builder.objectRef<LogLine>('StudentLogLine').implement({
  description: 'What a member of staff read or decided about a student.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    by: t.exposeString('by', { description: 'Name of the member of staff, as it was then.' }),
    action: t.exposeString('action', { description: 'What they did, in words.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
})

export const StudentInteractionType = builder.objectRef<StudentInteraction>('StudentInteraction').implement({
  description: 'One prompt that a student sent in the lab, without its words.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the interaction.' }),
    toolType: t.expose('toolType', { type: LabToolEnum, description: 'The tool that was chosen.' }),
    safetyLevel: t.expose('level', { type: SafetyLevelEnum, description: 'How safe the prompt is.' }),
    reasons: t.exposeStringList('reasons', { description: 'Ids of why it has its level, the gravest first; empty when safe.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether it waits for staff.' }),
  }),
})

export const StudentRecordType = builder.objectRef<StudentRecord>('StudentRecord').implement({
  description: 'What staff see about one student.',
  authScopes: staff,
  fields: (t) => ({
    student: t.field({ type: StudentType, description: 'The row of the roster.', resolve: ({ student }) => student }),
    learner: t.prismaField({
      type: LearnerType,
      description: 'The learner, with what their family decided and how they stand as parents see it.',
      resolve: (query, { student }, _args, { db }) => db.learner.findUniqueOrThrow({ ...query, where: { id: student.id } }),
    }),
    parents: t.field({
      type: [StudentParentType],
      description: 'Linked parents, linked longest first.',
      resolve: (it) => it.parents,
    }),
    consentSteps: t.field({
      type: [ConsentStepType],
      description: 'The consent log, oldest first.',
      resolve: (it) => it.consentSteps,
    }),
    folders: t.field({
      type: [StudentFolderType],
      description: 'The folders of the chosen path, then those of others in which something is completed.',
      resolve: (it) => it.folders,
    }),
    learnedWithHelp: t.field({
      type: [StudentHelpType],
      description: 'Lessons with questions learned with help, the latest first, 20 at most.',
      resolve: (it) => it.learnedWithHelp,
    }),
    achievements: t.field({ type: [StudentAchievementType], description: 'Newest first.', resolve: (it) => it.achievements }),
    projects: t.field({
      type: [StudentProjectType],
      description: 'Projects in all columns, newest first, 20 at most.',
      resolve: (it) => it.projects,
    }),
    log: t.field({
      type: [LogLineType],
      description:
        'Who of staff looked or decided, newest first, 20 at most; pages of the roster are logged, too, and left out here.',
      resolve: (it) => it.log,
    }),
  }),
})

import { isPlaceholderAddress } from '@deepm/schema/rules/family/family-members'
import { builder } from '../../../graphql/builder.ts'
import { ConsentStatusEnum, LearnerType } from '../../accounts/profile/learner.types.ts'
import { LabToolEnum, SafetyLevelEnum } from '../../lab/lab.types.ts'
import { ProjectStatusEnum } from '../../projects/projects.types.ts'
import { StudentType } from './roster.types.ts'
import type {
  ConsentStep,
  LogEntry,
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
  description: 'A parent linked to a student, so that staff can contact them.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the parent’s account.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.string({
      description: 'Email address of the parent.',
      resolve: ({ email }) => (isPlaceholderAddress(email) ? '' : email),
    }),
    since: t.expose('since', { type: 'DateTime', description: 'When the parent was linked.' }),
  }),
})

const ConsentStepType = builder.objectRef<ConsentStep>('ConsentStep').implement({
  description: 'An entry of the consent log.',
  authScopes: staff,
  fields: (t) => ({
    status: t.expose('status', { type: ConsentStatusEnum, description: 'New consent status.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
  }),
})

const StudentFolderType = builder.objectRef<StudentFolder>('StudentFolder').implement({
  description: 'Progress of a student in a folder.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the folder.' }),
    path: t.exposeString('path', { description: 'Name of the path.' }),
    title: t.exposeString('title', { description: 'Title of the folder.' }),
    completed: t.exposeInt('completed', { description: 'Number of completed lessons.' }),
    total: t.exposeInt('total', { description: 'Total number of lessons.' }),
  }),
})

const StudentHelpType = builder.objectRef<StudentHelp>('StudentHelp').implement({
  description: 'A lesson with questions whose answer was explained to a student after three wrong attempts.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the lesson.' }),
    title: t.exposeString('title', { description: 'Title of the lesson.' }),
    questions: t.exposeInt('questions', { description: 'Number of questions that were explained.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When an answer was last explained.' }),
  }),
})

const StudentAchievementType = builder.objectRef<StudentAchievement>('StudentAchievement').implement({
  description: 'An achievement that a student earned.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the achievement.' }),
    name: t.exposeString('name', { description: 'Name of the achievement.' }),
    icon: t.exposeString('icon', { description: 'Emoji of the achievement.' }),
    earnedAt: t.expose('earnedAt', { type: 'DateTime', description: 'When it was earned.' }),
  }),
})

const StudentProjectType = builder.objectRef<StudentProject>('StudentProject').implement({
  description: 'A project of a student.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the project.' }),
    title: t.exposeString('title', { description: 'Title of the project, as written by the student.' }),
    status: t.expose('status', { type: ProjectStatusEnum, description: 'Column on the board.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
  }),
})

const LogLineType = builder.objectRef<LogEntry>('StudentLogLine').implement({
  description: 'An action of a staff member about a student.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    by: t.exposeString('by', { description: 'Name of the staff member at that time.' }),
    action: t.exposeString('action', { description: 'The action, in words.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
  }),
})

export const StudentInteractionType = builder.objectRef<StudentInteraction>('StudentInteraction').implement({
  description: 'A prompt that a student sent in the lab or to a tutor, without its text.',
  authScopes: staff,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the interaction.' }),
    toolType: t.expose('toolType', { type: LabToolEnum, description: 'The tool that was chosen.' }),
    lessonTitle: t.exposeString('lessonTitle', {
      nullable: true,
      description: 'Title of the lesson whose tutor was asked; null for a prompt of the lab.',
    }),
    safetyLevel: t.expose('level', { type: SafetyLevelEnum, description: 'Safety level of the prompt.' }),
    reasons: t.exposeStringList('reasons', {
      description: 'Ids of the reasons for the level, most serious first; empty when safe.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether it waits for staff.' }),
  }),
})

export const StudentRecordType = builder.objectRef<StudentRecord>('StudentRecord').implement({
  description: 'The record of a student, for staff.',
  authScopes: staff,
  fields: (t) => ({
    student: t.field({ type: StudentType, description: 'The row of the roster.', resolve: ({ student }) => student }),
    learner: t.prismaField({
      type: LearnerType,
      description: 'The learner, with the family controls and the summary for parents.',
      resolve: (query, { student }, _args, { db }) => db.learner.findUniqueOrThrow({ ...query, where: { id: student.id } }),
    }),
    parents: t.field({
      type: [StudentParentType],
      description: 'Linked parents, in the order they were linked.',
      resolve: (it) => it.parents,
    }),
    consentSteps: t.field({
      type: [ConsentStepType],
      description: 'The consent log, oldest first.',
      resolve: (it) => it.consentSteps,
    }),
    folders: t.field({
      type: [StudentFolderType],
      description: 'Folders of the chosen path, then those of other paths with a completed lesson.',
      resolve: (it) => it.folders,
    }),
    learnedWithHelp: t.field({
      type: [StudentHelpType],
      description: 'Lessons with explained questions, latest first, at most 20.',
      resolve: (it) => it.learnedWithHelp,
    }),
    achievements: t.field({ type: [StudentAchievementType], description: 'Newest first.', resolve: (it) => it.achievements }),
    projects: t.field({
      type: [StudentProjectType],
      description: 'Projects in all columns, newest first, at most 20.',
      resolve: (it) => it.projects,
    }),
    log: t.field({
      type: [LogLineType],
      description:
        'Actions of staff about the student, newest first, at most 20; without the pages of the roster, which are logged separately.',
      resolve: (it) => it.log,
    }),
  }),
})

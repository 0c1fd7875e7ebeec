import { isPathCompleted } from '@deepm/schema/rules/progress'
import {
  folderTally,
  isLocked,
  isNew,
  lessonsWhere,
  lessonWaitsFor,
  percentOfGroup,
  percentOfPath,
} from '../../src/modules/learning/outline.service.ts'
import { recentAchievements, selectRecent } from './achievements-earned.ts'
import { type Floor, one } from './floor.ts'
import { selectLearner } from './learner.ts'
import { selectProgress } from './progress.ts'

type Lesson = { id: string; title: string; description: string; minutes: number }
type Folder = { id: string; title: string; description: string; lessons: Lesson[] }
type Persona = { id: string; name: string; description: string; icon: string; skills: string[]; folders: Folder[] }

/** A path with its folders and lessons, as the web app's page of it asks. */
export const personaPage: Floor = async (select, { userId }, { id }) => {
  const [{ folders, ...persona }, progress, learner, recent] = await Promise.all([
    one(select<Persona>('persona', whole, [id])),
    selectProgress(select, userId),
    selectLearner(select, userId),
    selectRecent(select, userId),
  ])
  const tally = folderTally(progress, persona.id)
  const percent = (where: object) => percentOfGroup(progress, lessonsWhere(progress, where))
  return {
    persona: {
      ...{ ...persona, progress: percentOfPath(progress, persona.id), totalFolders: tally.total },
      ...{ completedFolders: tally.completed, isCompleted: isPathCompleted(persona.id, tally), __typename: 'Persona' },
      folders: folders.map(({ lessons, ...folder }) => ({
        ...{ ...folder, progress: percent({ folderId: folder.id }), isCompleted: percent({ folderId: folder.id }) === 100 },
        lessons: lessons.map((lesson) => ({
          ...{ ...lesson, isCompleted: progress.completed.has(lesson.id), isLocked: isLocked(progress, lesson.id) },
          ...{ isNew: isNew(progress, lesson.id), waitsFor: lessonWaitsFor(progress, lesson.id), __typename: 'Lesson' },
        })),
        __typename: 'Folder',
      })),
    },
    viewer: {
      id: userId,
      learner: {
        ...{ id: userId, consent: learner.consent, xp: learner.xp, level: learner.level },
        selectedPersona: learner.personaId && { id: learner.personaId, __typename: 'Persona' },
        ...{ recentAchievements: recentAchievements(userId, recent), __typename: 'Learner' },
      },
      __typename: 'User',
    },
  }
}

const whole = `SELECT p.id, p.name, p.description, p.icon, p.skills,
  (SELECT json_agg(json_build_object('id', f.id, 'title', f.title, 'description', f.description, 'lessons',
      (SELECT json_agg(json_build_object('id', l.id, 'title', l.title, 'description', l.description, 'minutes', l.minutes)
        ORDER BY l.position, l.id) FROM "Lesson" l WHERE l."folderId" = f.id AND l."isPublished")) ORDER BY f.position, f.id)
    FROM "Folder" f WHERE f."personaId" = p.id
      AND EXISTS (SELECT 1 FROM "Lesson" l WHERE l."folderId" = f.id AND l."isPublished")) AS folders
  FROM "Persona" p WHERE p.id = $1`

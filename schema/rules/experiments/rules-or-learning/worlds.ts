import { type Creature, creatureOf, type Kind, questions, type RuleList, sortByRules } from './creatures.ts'

/** A creature with its kind. A few are exceptions that no rule explains. */
export type Known = { creature: Creature; kind: Kind }

export type World = {
  name: string
  /** The rules by which most creatures are of their kind. */
  secret: RuleList
  /** Creatures with both answers are of the other kind. They are rare. */
  rare: readonly [number, number]
  /** Creatures that the tree sorts right, shown and hidden, at each depth from 1. A test compares them with the real tree. */
  treeRight: readonly (readonly [shown: number, hidden: number])[]
  shown: readonly Known[]
  hidden: readonly Known[]
}

/** Reads creatures from their numbers in base 36, each with the first letter of its kind. */
function creaturesOf(text: string): Known[] {
  return text
    .trim()
    .split(/\s+/)
    .map((code) => ({
      creature: creatureOf(Number.parseInt(code.slice(0, 2), 36)),
      kind: code.endsWith('z') ? 'zib' : 'mork',
    }))
}

/** Returns the kind of a creature that nobody has seen yet. */
export function trueKind({ secret, rare: [first, second] }: World, creature: Creature): Kind {
  const kind = sortByRules(secret, creature)
  const isRare = questions[first]?.ask(creature) && questions[second]?.ask(creature)
  return isRare ? otherKind(kind) : kind
}

export function otherKind(kind: Kind): Kind {
  return kind === 'zib' ? 'mork' : 'zib'
}

/** Counts the creatures that the rules sort right. */
export function rightByRules(list: RuleList, known: readonly Known[]): number {
  return known.filter(({ creature, kind }) => sortByRules(list, creature) === kind).length
}

/** The planets. Their places are in evidence, so they never change. */
export const worlds: readonly [World, World, World] = [
  {
    name: 'Planet Bim',
    secret: {
      rules: [
        { question: 3, isYes: true, kind: 'zib' },
        { question: 10, isYes: true, kind: 'mork' },
        { question: 0, isYes: true, kind: 'zib' },
      ],
      otherwise: 'mork',
    },
    rare: [7, 8],
    treeRight: [
      [27, 43],
      [29, 47],
      [34, 52],
      [36, 47],
      [36, 47],
      [36, 47],
    ],
    shown: creaturesOf(`
    jgz eaz l4z 3hm jtm lfm gwm 6kz 0uz ebm niz n0z 5rz 44z 32m fam cbm g8m 2fm ltz
    lyz 7az 5iz fmm cim 6qz 2em 88z kqz 6jz 0lm 71z i6m 7xm mmz 7mz`),
    hidden: creaturesOf(`
    n2z i5z 2om g1z 92z 18m 58m 34m m2z i8z dem 31m fkm 8lz 2dz 2gz dym gzm d2m a7z 97z
    csz erz a0z 2cz c7m 93z 6yz 67z 75z hpz 9xm 8uz elz k2z a3z 0jm ggz d6m kiz 0yz
    n8z 52m epz cuz igz k0z 59z 8hz 39m 6zz msz m1z hkz f8m bez 1qm ffz 9jz 2az`),
  },
  {
    name: 'Planet Lufo',
    secret: {
      rules: [
        { question: 1, isYes: true, kind: 'mork' },
        { question: 5, isYes: true, kind: 'zib' },
        { question: 2, isYes: true, kind: 'mork' },
      ],
      otherwise: 'zib',
    },
    rare: [13, 9],
    treeRight: [
      [27, 40],
      [30, 46],
      [35, 56],
      [36, 51],
      [36, 51],
      [36, 51],
    ],
    shown: creaturesOf(`
    jlm i9z 0iz hfm 92z e9z 1mm 96m ahm 4um 2mm 5pm j7z a5m n4z ntm 8sz 7fz mom itz
    8am 97m jwm 4sm nrm i0z lwm jum gym c1z 66z g2z g9z kvz ecm 3sz`),
    hidden: creaturesOf(`
    nem 3pm 8tm 15z npm hum jzm 2km nhm 81z 34m hkm eem 75z hwm 43m gsm nvz bmm 2sz
    eim j1z gwm iyz d7z c9z 3wm krm 1zm 00z fum 5nm g6m 4am 7am fhm f0z l8m b3z a6m
    fcm 3tm 1pm 1wm dvm gbz f7m ffm 8rm 80m asm dzm ctz n9m mkm c8z i2z 5dm f8m 1qm`),
  },
  {
    name: 'Planet Roka',
    secret: {
      rules: [
        { question: 12, isYes: true, kind: 'zib' },
        { question: 4, isYes: false, kind: 'mork' },
        { question: 8, isYes: true, kind: 'mork' },
      ],
      otherwise: 'zib',
    },
    rare: [11, 7],
    treeRight: [
      [23, 40],
      [30, 44],
      [31, 51],
      [35, 47],
      [35, 46],
      [36, 46],
    ],
    shown: creaturesOf(`
    ltz b4m 6fz aqz hxm bhz mlm 32m mkz 4bm 5ym hzz ezz e7z 4jm 84m 6az 1cm 9zz 57m
    hlz i6z jhz 0sm mom dgz jvz 3vm 9vm 4oz f9z 9tm 0jm fgz 8mz 0zz`),
    hidden: creaturesOf(`
    9yz e1z nnz hoz 3um e4z kyz 96m hpz mdz m0z ecm 8vm 34m 9bz caz 0pm anm fpz m5z
    nqz hyz j9m 7mm 4nm ikz edz 1km 8nz f4z b5m ncm 6mm mbz iaz 3ym axz 5hz f1z nzz
    a3z djz iqz 6nm chz 0xz eoz g7z csz e0m bpz 9dz h2z j8z nez n9m mwz nhm ifz 2am`),
  },
]

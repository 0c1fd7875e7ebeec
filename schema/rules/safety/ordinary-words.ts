// Correctly spelled words that are one letter away from a word of the safety vocabulary.

export const ordinaryWords: ReadonlySet<string> = new Set(
  `polis actual americas announced applies apply archive arrow baked ballad ballet balls bands barrow batch battery beach beast
  became began bells belly belts black bland blank blanket blend blink blush boast bolts bombard boost boots boring borrow
  bother bothers bottle brace bracket brand brian bricks brown brush bucket built bulletin bullets cease chair changed
  charts chase cheap cheat check cheek cheer chess chest chill chilly choir choose chose christian chunk chunks clash class
  close closest coast combined command compared composed composer compute computes consequence constraint continued
  conversation convinced couch course covert crash created credential creep crete cricket crimes cross crown crows crush
  curse decide decoded define defined deleted deliver demand depot described disabled discard doing drags drank drawn drill
  drink drown drums drunken dudes effect enabled error excluded executed exposed fallow falsy farther faster feast feather
  feeling flash flatter flies flight floor flour flush follow forced forget forgot forked forth fours front frost frown
  gauge geese generated german glass goose gradle grand grant grape grapes grass greet gross grouped grunt guided hanger
  harrow haunt hears heart heroic heroine heroines heron hints hollow homes horse hours house hunts hurry ignored imagined
  imitated influenced instruction invited isolated jacket killed kilts lacks latter launch learn lease leash least licensed
  limitation longs loose loses lottie macro major maker makers mallet manor marking marrow masking matter mayor metals minor
  mirror modal monkey moose morrow mother mothers motor moves murky narrow nodes noise noticed nudges nurse object officer
  olivier packet packing padding paint pallet pants parent parity parse partly pasted pause persona pester photon piles
  pillow pinch piston plain plane planes planet plans plants plate plates pocket point points poise poised policy ports
  position pound prepared pressure print printf prints prison prisons prize produced profiler pulls punches purse quite
  quoted racket rained raining refused removed replay reuse roads roast robot robots rocket roles roots rotor route rubbing
  sacred salad saving scare secret selling serve serves setting shared short shouldn shout shouting shred shrill shrunk
  silence simen simulated sinks sitting skates skill skills skunk slates slipped slips small smile smoked smoker smoky
  smoother snack snacks snake sneaky solved sorting sparrow spawn speaks speech speed spell spend spends spills splash
  spline splitter splitting spoke spoon sprang spring springs sprint spunk stack stairs stakes stall stalls stamp states
  stats staying steaks steel steven stick sticks stiff sting stings stops stored stormy strange stranger string strings
  strip stroke strong stronger struck stuck stuff stump stunt stuntman stunts sunken super swamp sweaty sweet swing table
  tables tasted teaches teased terror thought threat three threw thrill thrown ticket ticks tints tired toast tracing track
  tracks translated tricks tring trucks trunk vector wallet walls washing weeds weigh wells whale where while white whole
  willow witch women worlds write writer wrote bitte schlacht sextos sexto sextant sextet sexed`.match(/\S+/g),
)

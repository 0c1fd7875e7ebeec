// Words that separate personal data from lookalikes.

/** Words after "my name is" or "my password is" that are neither. */
export const nonSecretWords =
  /^(?:a|an|the|not|never|no|too|so|very|really|also|always|just|only|my|your|his|her|their|our|its|what|how|when|where|why|who|which|that|this|in|on|at|for|of|from|with|and|or|but|if|as|to|be|is|was|being|called|spelt|spelled|spelling|written|hard|easy|difficult|short|long|longer|strong|stronger|weak|safe|secure|good|bad|better|nice|cool|funny|boring|important|unusual|rare|common|popular|private|public|secret|lost|gone|wrong|right|old|new|broken|locked|blocked|banned|hacked|down|full|empty|stuck|mine|something|someone|nobody|nothing|unknown|none|needed|required|saved|stored|made|different|same|similar|like|great|almost|already|still|about|one|two|three|eight|twelve|enough|correct|incorrect|invalid|expired|stolen|leaked|case|usually|often|better|comme|comment|jis|hai|spoken|pronounced)$/i

/** Words that end a lower-case name. */
export const nonNameWords =
  /^(?:and|i|i'm|im|in|from|but|so|a|the|my|we|you|he|she|it|is|am|are|was|to|for|at|on|of|with|who|what|how|can|could|would|will|please|help|write|make|because|or|not|live|like|want|have|has|need|this|that|today|here|there|as|if|age|aged|years|year|thanks|hi|hello)$/i

export const fictionWords =
  /\b(?:story|novel|tale|character|hero|heroine|detective|villain|play|scene|poem|comic|game|map|monopoly|film|movie|book|invented|imaginary|fictional|fantasy|pretend|made[- ]up|dragon|wizard|witch|hexe|drache|personagem|personaje|bruja|sherlock|paddington|harry potter|hogwarts|dursleys|simpsons|spongebob)\b/i
export const firstPersonWords = /\b(?:i|we|me|us|my|our|mine|i'm|come|visit|deliver|send|meet)\b/i

export const stopWords =
  /\b(?:a|an|the|of|on|in|at|for|to|from|with|and|or|by|is|are|was|my|our|your|this|that|every|each|per|minutes?|hours?|days?|years?|ways?|words?|people|kids|cars|metres|meters|km|miles|points?|ideas?|long|busy|different|lines?|sentences|facts|houses|steps|times|more)\b/i

export const codeWords =
  /^(?:media|import|keyframes|font-?face|override|param|returns?|property|staticmethod|classmethod|app|author|deprecated|everyone|here|test|component|charset|supports|layer|container|page|dataclass|pytest|autowired|bean|entity|since|see|throws|types?|angular|babel|vue|react)\b/i

export const platformWords =
  /\b(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|roblox|discord|fortnite|you ?tube|twitch|xbox|psn|playstation|steam|user ?name|gamer ?tag|handle|login|account name|scratch|reddit)\b/i

/** Words that announce a number. */
export const contactWords =
  /\b(?:call|text|ring|phone|whats ?app|wh4ts4pp|sms|number|mobile|cell|contact|tel|telefon|handy|nummer|num[eé]ro|tel[eé]fono|telefone|telefoon|numer|numara|reach|telefonu|zap|portable|cellulare|celular|m[oó]vil|numer[eo]?)\b|[тТ]елефон|номер|电话|手机/i

/** Words about well-known places, which are not personal addresses. */
export const famousPlaceWords =
  /\b(?:famous|who lived|who lives|prime minister|museum|sherlock|history of|tourists?|landmark|monument|white house)\b/i

/** Words of fiction, where schools are not real. */
export const fictionalSchoolWords =
  /\b(?:pretend|imagine|story|novel|character|book|film|movie|fictional|invented|made[- ]up|dragon|wizard|witch|hexe|drache|personagem|personaje|bruja)\b/i

/** Words that announce a role. */
export const rolePlayWords =
  /\b(?:pretend|imagine|as if|as though|act|play|role ?play|you are|if i (?:am|were|was)|character|hero|called|story|film|movie|book|who is|who was)\b/i

/** Words before "School" that name no school. */
export const nonSchoolWords =
  /^(?:the|my|our|a|an|this|that|new|old|high|middle|primary|secondary|elementary|sunday|summer|art|music|dance|driving|boarding|public|private|medical|law|hogwarts|harvard|oxford|eton|wizard|magic|online|whole|what|why|how|and|or|in|at|to|no|after|before|every|back|old|deepm)$/i

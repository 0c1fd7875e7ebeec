/** Native properties that Chakra treats as style properties. They are omitted from components that pass native properties through. */
export type StyleNames = 'color' | 'size' | 'translate' | 'transition' | 'width' | 'height' | 'content'

/** Native properties that Chakra reads as style properties; left out where native properties pass through. */
export type StyleNames = 'color' | 'size' | 'translate' | 'transition' | 'width' | 'height' | 'content'

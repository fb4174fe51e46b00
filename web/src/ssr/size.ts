/** The size of a picture of a position, in its own units: that of previews of links. */
export const WIDTH = 1200;
export const HEIGHT = 630;

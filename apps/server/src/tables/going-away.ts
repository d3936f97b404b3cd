/** Another server can answer for the room, or this one in a moment: it stops, or the room's writer is out of reach. Nothing was judged. */
export class GoingAway extends Error {}

import type { Poster } from "./painting";

const posters = import.meta.glob<{ poster: Poster }>("../games/*/poster.ts", { eager: true });

export const posterOf = (game: string) => posters[`../games/${game}/poster.ts`]?.poster;

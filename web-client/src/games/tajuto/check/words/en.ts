/** What is drawn in Tajuto. */
export const words = {
  chapter: 'Until pagoda {n} is finished',
  drawn_handful: 'a handful of {n}: {floors}',
  drawn_floor: '{floor}, out of {n}',
};

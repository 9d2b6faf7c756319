// Whether the server has answered lately.
export const server = $state({
  /** The last request got no answer at all. */
  away: false,
});

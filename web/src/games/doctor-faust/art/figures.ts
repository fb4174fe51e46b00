/** The small figures that people the frieze, each standing on its origin. */

export const SCHOLAR =
  '<path class="k" d="M-3-31Q0-36 4-31L10-29.5L-8-28.5ZM-4-29L4-29Q6-25 3-22Q9-17 9-6L12 0H-9L-6-12Q-7-19-3-22Q-5-25-4-29Z"/><path class="s" style="stroke-width:1.3" d="M13-30L14 0M6-17L13-18"/><path class="ps" d="M3-19Q6-10 7-2M0-17Q2-9 2-2M-4-14Q-3-8-4-2"/>';

export const POODLE =
  '<path class="k" d="M-12-13Q-17-12-17-9L-13-8Q-12-5-9-5L-10 0H-8L-6-5H4L6 0H8L7-6Q9-10 7-12L11-16L9-17L5-12Q-3-14-8-12Q-10-14-12-13Z"/><path class="ps" d="M-9-10q1 2 0 3M-6-10q1 2 0 3M-3-10q1 2 0 3M0-10q1 2 0 3"/>';

export const WITCH =
  '<path class="k" d="M-22 3L16-1L16 0.5L-22 5ZM16-4L27-5Q25-1 27 3L16 2ZM-4 1Q-6-8 0-12L-3-14L4-22L5-14L8-13L4-11Q8-8 7-3L12 2L4 1L2-4Q0 0-4 1Z"/><path class="ps" style="stroke-width:.8" d="M18-3h7M18-1h7M18 1h7"/>';

export const FLYING_DEVIL =
  '<path class="k" d="M0-4L-3-12L0-9L3-12L4-5Q7-2 6 3L14 12Q9 11 5 9L9 20L3 13L0 9Q-4 3-3-2ZM3-2Q10-16 24-17Q19-13 20-8Q15-9 14-4Q10-5 7 1ZM-2-1Q-9-13-22-12Q-18-9-19-4Q-14-6-12-1Q-8-3-4 3Z"/><path class="s" style="stroke-width:1.2" d="M2 10Q-6 20-14 16l1 4l-5-3l4-4"/>';

export const BARE_TREE =
  '<path class="s" style="stroke-width:4" d="M0 0Q3-12-1-24"/><path class="s" style="stroke-width:2.2" d="M-1-22Q-10-28-12-40M0-18Q10-24 12-38M-1-24Q0-34 5-46"/><path class="s" style="stroke-width:1.2" d="M-9-30L-19-34M-12-38L-8-48M-14-33L-20-40M9-27L20-32M12-34L17-44M12-36L8-46M2-36L-3-44M4-42L9-50"/>';

/** The face in the moon, about its middle. */
export const MOON_FACE =
  '<path class="s" style="stroke-width:1.1" d="M-9-5q3-3 6 0M4-5q3-3 6 0M1-3Q-3 4 0 5M-6 9Q1 13 8 8M11-12Q17 0 9 13M8-14Q14 0 6 15"/><circle cx="-6" cy="-3.5" r="1.3" class="k"/><circle cx="7" cy="-3.5" r="1.3" class="k"/>';

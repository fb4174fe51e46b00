/** Ornaments: the thirty of the house, cut for a square of 40 by 40 about the origin. */
import { polygon } from './svg-helpers';

function rays(count: number, from: number, to: number, width: number): string {
  let d = '';
  for (let k = 0; k < count; k += 1) {
    const angle = (2 * Math.PI * k) / count;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += polygon([
      [from * c - width * s, from * s + width * c],
      [to * c, to * s],
      [from * c + width * s, from * s - width * c],
    ]);
  }
  return d;
}

function compassRose(radius: number): string {
  let paper = '';
  let ink = '';
  for (let k = 0; k < 8; k += 1) {
    const angle = -Math.PI / 2 + (k * Math.PI) / 4;
    const reach = k % 2 === 0 ? radius : radius * 0.62;
    const tip: [number, number] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    for (const side of [-1, 1]) {
      const waist = angle + (side * Math.PI) / 8;
      const half = polygon([
        [0, 0],
        tip,
        [radius * 0.24 * Math.cos(waist), radius * 0.24 * Math.sin(waist)],
      ]);
      if (side < 0) paper += half;
      else ink += half;
    }
  }
  return `<path class="p" d="${paper}"/><path class="s" style="stroke-width:.9" d="${paper}${ink}"/><path class="k" d="${ink}"/>`;
}

/** Their markup: as many as there are spaces on the largest board that has them, in its order. */
export const ORNAMENTS: readonly string[] = [
  // 0 pentagram
  `<circle r="17" class="s" style="stroke-width:1.6"/><circle r="14.4" class="s" style="stroke-width:.8"/><path d="M0 -14.4L8.5 11.6L-13.7 -4.4L13.7 -4.4L-8.5 11.6Z" class="s" style="stroke-width:2"/>`,
  // 1 key
  `<path class="s" style="stroke-width:3.2" d="M0-5V17M0 9.5h7M0 15.5h6"/><circle cy="-10" r="6" class="s" style="stroke-width:3.2"/><path class="s" style="stroke-width:1.6" d="M-4-4h8"/>`,
  // 2 book
  `<path class="k" d="M-18-9Q-8-14 0-8Q8-14 18-9V11Q8 6 0 12Q-8 6-18 11Z"/><path class="ps" d="M0-7V11M-14-5q5-2 11 1M-14-1q5-2 11 1M-14 3q5-2 11 1M14-5q-5-2-11 1M14-1q-5-2-11 1M14 3q-5-2-11 1"/><path class="k" d="M-18 13Q-8 8 0 14Q8 8 18 13V15Q8 10.5 0 16.5Q-8 10.5-18 15Z"/>`,
  // 3 lamp
  `<path class="k" d="M-4-2H4V13H-4ZM0-19C6-11 5-6 0-4C-5-6-5-10 0-19ZM-13 12H13Q10 18 0 18Q-10 18-13 12Z"/><path class="ps" d="M-1.5 0V11M.5-13q1.5 4-.5 7"/>`,
  // 4 skull
  `<path class="k" d="M0-17C12-17 15-7 13 0C12 4 8 5 8 9V15H-8V9C-8 5-12 4-13 0C-15-7-12-17 0-17Z"/><path class="p" d="M-5.5-5a4 4.2 0 1 0 .1 0ZM5.5-5a4 4.2 0 1 0 .1 0ZM0 2L2.2 7H-2.2Z"/><path class="ps" d="M-4 10V15M0 10V15M4 10V15M5-14q5 2 6 8"/>`,
  // 5 moon
  `<path class="k" d="M7-16A16.5 16.5 0 1 0 14 10A13.5 13.5 0 1 1 7-16Z"/><path class="ps" d="M-11-7q-3 7 0 14M-8 8q3 4 7 5"/><path class="k" d="M8-4l1.6 3.4 3.4 1.6-3.4 1.6L8 6 6.4 2.6 3 1l3.4-1.6Z"/>`,
  // 6 flask
  `<path class="k" d="M-3-15V-6L-14 12Q-15 17-10 17H10Q15 17 14 12L3-6V-15H6V-18H-6V-15Z"/><path class="p" d="M-1-13H1V-5L4.5 1H-4.5L-1-5Z"/><path class="ps" d="M-8 9a2 2 0 1 0 .1 0M2 6a2.4 2.4 0 1 0 .1 0M8 11a1.6 1.6 0 1 0 .1 0"/>`,
  // 7 raven
  `<path class="k" d="M-19-5L-10-9Q-7-15-1-13Q5-12 6-6Q14 0 18 13L9 9Q4 13-1 11L-2 17H-4.5L-4 10Q-11 5-10-4Z"/><path class="ps" d="M-5-9.5a1.3 1.3 0 1 0 .1 0M1-4Q8 0 13 8M-1 0Q5 3 9 7M-3 4Q1 7 4 8"/>`,
  // 8 bell
  `<path class="k" d="M0-18Q3-18 3-14Q12-10 12 2Q12 8 16 10V12H-16V10Q-12 8-12 2Q-12-10-3-14Q-3-18 0-18ZM-4 13H4Q4 18 0 18Q-4 18-4 13Z"/><path class="ps" d="M-12 8H12M6-9Q9-5 9 2M3-9Q5.5-5 5.5 2"/>`,
  // 9 eye
  `<path class="k" d="M-19 3Q0-17 19 3Q0 18-19 3Z"/><path class="p" d="M-14 3Q0-11 14 3Q0 13-14 3Z"/><circle cy="2.5" r="6.2" class="k"/><circle cx="2" cy=".5" r="2" class="p"/><path class="s" d="M-12-8L-15-13M-6-11L-8-17M0-12V-19M6-11L8-17M12-8L15-13"/>`,
  // 10 snake
  `<path class="s" style="stroke-width:5" d="M-15 14C-4 20 5 12-2 6C-12-2-8-14 4-10"/><path class="k" d="M2-16Q14-17 15-9Q10-4 2-6Z"/><path class="ps" style="stroke-width:1.2;stroke-dasharray:2 2" d="M-13 14C-4 18 3 12-3 6.5C-12-2-8-12 3-10"/><circle cx="9" cy="-11.5" r="1.4" class="p"/><path class="s" d="M15-9l4-1M15-9l3 3"/>`,
  // 11 toadstool
  `<path class="k" d="M-17 1C-16-20 16-20 17 1Q0 7-17 1ZM-5 4L-6 17H6L5 4Z"/><path class="p" d="M-7-9a3 2.6 0 1 0 .1 0ZM4-12a2.6 2.2 0 1 0 .1 0ZM9-4a2.6 2 0 1 0 .1 0ZM-1-3a2 1.6 0 1 0 .1 0Z"/><path class="ps" d="M-2 7V15M1.5 7V15"/>`,
  // 12 tower
  `<path class="k" d="M-9 18V-5H-13V-16H-8V-12H-2.5V-16H2.5V-12H8V-16H13V-5H9V18Z"/><path class="p" d="M-3 18V10Q0 6 3 10V18ZM-1.5-2H1.5V4H-1.5Z"/><path class="ps" d="M-11-7H11M5-1H8M5 4H8M5 9H8"/>`,
  // 13 sun
  `<path class="k" d="${rays(12, 9.6, 19, 2)}"/><circle r="8.6" class="k"/><path class="ps" d="M-4.5-2q1.5-1.5 3 0M1.5-2q1.5-1.5 3 0M0-1V2M-3 4.5q3 2 6 0"/>`,
  // 14 wheel
  `<circle r="15.5" class="s" style="stroke-width:3"/><circle r="4" class="k"/><path class="s" style="stroke-width:2" d="M0-15V15M-15 0H15M-10.6-10.6L10.6 10.6M10.6-10.6L-10.6 10.6"/><circle r="1.5" class="p"/>`,
  // 15 triangle
  `<path class="s" style="stroke-width:2" d="M0-17L17 13H-17Z"/><path class="s" style="stroke-width:1" d="M0-11.5L11.5 9.5H-11.5Z"/><path class="k" d="M-7 3Q0-5 7 3Q0 9-7 3Z"/><circle cy="2.6" r="2.2" class="p"/><path class="s" style="stroke-width:1" d="M-13-8L-17-11M13-8L17-11M-8-14L-10-18M8-14L10-18"/>`,
  // 16 hand
  `<path class="s" style="stroke-width:4.6;stroke-linecap:round" d="M-5.5 4V-12M0 3V-16M5.5 4V-12M10.5 6V-6M-9 9L-13 0"/><path class="k" d="M-8 2H13V9Q11 18 2 18Q-6 18-10 9Z"/><path class="ps" d="M-5 9Q2 6 9 10M-3 13Q2 11 6 13"/>`,
  // 17 feather
  `<path class="k" d="M16-18C-5-16-13-2-9 8L-17 17L-15 18.5L-6 11C8 10 15-4 16-18Z"/><path class="ps" d="M12-13L-9 9M7-13L5-7M12-8L7-3M-2-7L0-1M6 3L1 4"/>`,
  // 18 crown
  `<path class="k" d="M-15 12L-18-9L-8-1L0-15L8-1L18-9L15 12Z"/><path class="k" d="M-18-12a2.3 2.3 0 1 0 .1 0M0-19a2.3 2.3 0 1 0 .1 0M18-12a2.3 2.3 0 1 0 .1 0"/><path class="ps" d="M-14 7H14M-5 2L0-6L5 2"/>`,
  // 19 cat
  `<path class="k" d="M-13-6L-16-18Q-8-16-6-9Q0-11 6-9Q8-16 16-18L13-6Q17 6 0 18Q-17 6-13-6Z"/><path class="p" d="M-10-3L-3 0Q-7 3-10-3ZM10-3L3 0Q7 3 10-3ZM-7 8Q0 12 7 8Q4 14 0 14Q-4 14-7 8Z"/><path class="ps" d="M0 0V5"/>`,
  // 20 bat
  `<path class="k" d="M0-3L2.5-9L4-4C8-10 14-11 19-7C15-4 14 0 15 6C11 2 8 3 7 8C4 4 2 5 0 11C-2 5-4 4-7 8C-8 3-11 2-15 6C-14 0-15-4-19-7C-14-11-8-10-4-4L-2.5-9Z"/><path class="ps" d="M6-4Q10-3 13 3M-6-4Q-10-3-13 3M5-2Q7 1 7 5M-5-2Q-7 1-7 5"/>`,
  // 21 chalice
  `<path class="k" d="M-11-16H11Q11 0 2.5 3V11Q9 12 10 17H-10Q-9 12-2.5 11V3Q-11 0-11-16Z"/><path class="p" d="M-8.5-14H8.5Q8-11 0-11Q-8-11-8.5-14Z"/><path class="ps" d="M5-9Q5-3 1 0M-1.5 6H1.5"/>`,
  // 22 compass
  compassRose(19),
  // 23 fish
  `<path class="k" d="M-18 0Q-5-14 9-1L17-9V9L9 1Q-5 14-18 0Z"/><circle cx="-11" cy="-1.5" r="1.6" class="p"/><path class="ps" d="M-7-6Q-4 0-7 6M-2-6Q0-3-2 0Q0 3-2 6M3-4Q5-2 3 0Q5 2 3 4M12-1L16-5M12 1L16 5"/>`,
  // 24 dagger
  `<path class="k" d="M0 19L-4 12V-4H4V12ZM-11-7H11V-3.5H-11ZM-2.5-14H2.5V-7H-2.5ZM0-19a3 3 0 1 0 .1 0Z"/><path class="ps" d="M0-2V13M-2-12H2M-2-9.5H2"/>`,
  // 25 heart
  `<path class="k" d="M0 18C-20 5-14-9-6-7Q-1-6 0-1Q1-6 6-7C14-9 20 5 0 18Z"/><path class="k" d="M0-6C-6-10-2-14-3-19Q3-15 3-10Q5-12 4-14Q8-9 3-6Z"/><path class="ps" d="M8-3Q11 1 6 8M-4 2l8 6M4 2l-8 6"/>`,
  // 26 thorn
  `<path class="s" style="stroke-width:3.4" d="M0 18Q2 8 0 0"/><path class="s" style="stroke-width:2" d="M0 6Q-8 2-10-8M0 2Q8-2 9-12M0 0Q-2-9 2-17M-7-1L-15-3M-9-6L-6-13M7-4L15-6M9-10L5-15"/><path class="s" d="M-12 18Q0 13 13 18"/>`,
  // 27 owl
  `<path class="k" d="M-11-17L-5-14H5L11-17Q13-8 12 2Q11 14 0 18Q-11 14-12 2Q-13-8-11-17Z"/><circle cx="-5" cy="-7" r="4.2" class="p"/><circle cx="5" cy="-7" r="4.2" class="p"/><circle cx="-5" cy="-7" r="1.9" class="k"/><circle cx="5" cy="-7" r="1.9" class="k"/><path class="p" d="M0-4L1.8 0H-1.8Z"/><path class="ps" d="M-6 4q2 2 4 0M2 4q2 2 4 0M-4 8q2 2 4 0M0 8q2 2 4 0M-2 12q2 2 4 0"/>`,
  // 28 scales
  `<path class="s" style="stroke-width:2.2" d="M0-17V15M-14-11H14"/><path class="s" d="M-14-11L-18 3M-14-11L-10 3M14-11L10 3M14-11L18 3"/><path class="k" d="M-19.5 3H-8.5Q-9 9-14 9Q-19 9-19.5 3ZM8.5 3H19.5Q19 9 14 9Q9 9 8.5 3ZM-8 18Q-7 14 0 14Q7 14 8 18Z"/><circle cy="-17" r="2.2" class="k"/>`,
  // 29 spider
  `<path class="s" d="M0-20V-5M-4 0Q-10-8-15-8L-17-2M4 0Q10-8 15-8L17-2M-5 3Q-11 0-15 3L-17 9M5 3Q11 0 15 3L17 9M-4 7Q-9 8-11 17M4 7Q9 8 11 17M-4-2Q-8-12-12-15M4-2Q8-12 12-15"/><ellipse cy="6" rx="6" ry="8" class="k"/><circle cy="-4" r="3.8" class="k"/><path class="ps" d="M0 2V11M-2.5 6H2.5"/>`,
];

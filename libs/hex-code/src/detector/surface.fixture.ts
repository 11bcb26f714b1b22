/** How a code lies before the camera. Lengths are pitches, angles degrees. */
export interface Pose {
  /** Pixels between neighbouring dots at the centre of the code. */
  readonly pitch: number;
  /** Where the centre of the code is seen, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Turn of the code in its own plane. */
  readonly turn?: number;
  /** Angle between the code's plane and the picture's, around an axis at `tiltAxis` in the picture. */
  readonly tilt?: number;
  readonly tiltAxis?: number;
  /** Radius of the tube that the code is wrapped around, whose axis is at `tubeAxis` in the untilted picture. */
  readonly tubeRadius?: number;
  readonly tubeAxis?: number;
}

/** Focal length of the camera that takes the scenes, in pixels: some 65° over 1280 pixels. */
const FOCAL = 1000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Rotation by `angle` around the axis at `axis` in the plane of the picture, row by row. */
function tiltMatrix(angle: number, axis: number): number[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [Math.cos(axis), Math.sin(axis)];
  return [c + x * x * (1 - c), x * y * (1 - c), y * s, x * y * (1 - c), c + y * y * (1 - c), -x * s, -y * s, x * s, c];
}

/**
 * From a pixel to the point of the code seen there, `[u, v]` in pitches from its centre; `undefined` where the ray misses.
 * A tube bulges towards the camera and touches the code's plane at its centre.
 */
export function lookAt(pose: Pose): (px: number, py: number) => readonly [number, number] | undefined {
  const m = tiltMatrix(radians(pose.tilt ?? 0), radians(pose.tiltAxis ?? 0));
  const distance = FOCAL / pose.pitch;
  const [turnCos, turnSin] = [Math.cos(radians(pose.turn ?? 0)), Math.sin(radians(pose.turn ?? 0))];
  const [axisCos, axisSin] = [Math.cos(radians(pose.tubeAxis ?? 0)), Math.sin(radians(pose.tubeAxis ?? 0))];
  // The camera and the code's centre, in the frame of the code's plane (transposed rotation): z points away from the camera.
  const eye = [-distance * m[6]!, -distance * m[7]!, -distance * m[8]!];
  const turned = (x: number, y: number) => [x * turnCos + y * turnSin, y * turnCos - x * turnSin] as const;

  return (px, py) => {
    const [a, b] = [(px - pose.x) / FOCAL, (py - pose.y) / FOCAL];
    const ray = [m[0]! * a + m[3]! * b + m[6]!, m[1]! * a + m[4]! * b + m[7]!, m[2]! * a + m[5]! * b + m[8]!];
    if (pose.tubeRadius === undefined) {
      const t = -eye[2]! / ray[2]!;
      return turned(eye[0]! + t * ray[0]!, eye[1]! + t * ray[1]!);
    }
    const radius = pose.tubeRadius;
    // Across the tube: the ray meets the circle of centre (0, radius).
    const [across, acrossRay] = [eye[1]! * axisCos - eye[0]! * axisSin, ray[1]! * axisCos - ray[0]! * axisSin];
    const [along, alongRay] = [eye[0]! * axisCos + eye[1]! * axisSin, ray[0]! * axisCos + ray[1]! * axisSin];
    const depth = eye[2]! - radius;
    const qa = acrossRay ** 2 + ray[2]! ** 2;
    const qb = across * acrossRay + depth * ray[2]!;
    const discriminant = qb * qb - qa * (across ** 2 + depth ** 2 - radius ** 2);
    if (discriminant < 0) return undefined;
    const t = (-qb - Math.sqrt(discriminant)) / qa;
    const arc = radius * Math.atan2(across + t * acrossRay, -(depth + t * ray[2]!));
    const length = along + t * alongRay;
    return turned(length * axisCos - arc * axisSin, length * axisSin + arc * axisCos);
  };
}

;; Finds near vectors in a memory that the caller lays out. 512 dimensions: a code is the 512 sign bits (64 bytes), a vector 512 signed
;; bytes, both at addresses divisible by 16. `kernel.ts` says the same in plain TypeScript, and a test holds the two against each other.
(module
  (memory (export "memory") 1)

  ;; For each of `count` codes: how many bits differ from those at $query, as u16 at $distances; 65535 where the byte of $mask is 0.
  ;; Counts each distance in the 513 u32 at $histogram.
  (func (export "scan")
    (param $codes i32) (param $count i32) (param $query i32) (param $mask i32) (param $distances i32) (param $histogram i32)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128) (local $bits v128) (local $end i32) (local $distance i32)
    (local.set $q0 (v128.load (local.get $query)))
    (local.set $q1 (v128.load offset=16 (local.get $query)))
    (local.set $q2 (v128.load offset=32 (local.get $query)))
    (local.set $q3 (v128.load offset=48 (local.get $query)))
    (local.set $end (i32.add (local.get $mask) (local.get $count)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $mask) (local.get $end)))
        (if (i32.load8_u (local.get $mask))
          (then
            ;; At most 32 bits in each of 16 lanes: the sums fit.
            (local.set $bits
              (i8x16.add
                (i8x16.add
                  (i8x16.popcnt (v128.xor (local.get $q0) (v128.load (local.get $codes))))
                  (i8x16.popcnt (v128.xor (local.get $q1) (v128.load offset=16 (local.get $codes)))))
                (i8x16.add
                  (i8x16.popcnt (v128.xor (local.get $q2) (v128.load offset=32 (local.get $codes))))
                  (i8x16.popcnt (v128.xor (local.get $q3) (v128.load offset=48 (local.get $codes)))))))
            (local.set $distance (call $sum (i32x4.extadd_pairwise_i16x8_s (i16x8.extadd_pairwise_i8x16_u (local.get $bits)))))
            (i32.store16 (local.get $distances) (local.get $distance))
            (local.set $distance (i32.add (local.get $histogram) (i32.shl (local.get $distance) (i32.const 2))))
            (i32.store (local.get $distance) (i32.add (i32.load (local.get $distance)) (i32.const 1))))
          (else (i32.store16 (local.get $distances) (i32.const 65535))))
        (local.set $codes (i32.add (local.get $codes) (i32.const 64)))
        (local.set $distances (i32.add (local.get $distances) (i32.const 2)))
        (local.set $mask (i32.add (local.get $mask) (i32.const 1)))
        (br $next))))

  ;; The dot product of the vectors at $a and $b.
  (func (export "dot") (param $a i32) (param $b i32) (result i32)
    (local $end i32) (local $total v128) (local $x v128) (local $y v128)
    (local.set $end (i32.add (local.get $a) (i32.const 512)))
    (loop $next
      (local.set $x (v128.load (local.get $a)))
      (local.set $y (v128.load (local.get $b)))
      (local.set $total
        (i32x4.add
          (i32x4.add
            (local.get $total)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $x)) (i16x8.extend_low_i8x16_s (local.get $y))))
          (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $x)) (i16x8.extend_high_i8x16_s (local.get $y)))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))
    (call $sum (local.get $total)))

  (func $sum (param $lanes v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $lanes)) (i32x4.extract_lane 1 (local.get $lanes)))
      (i32.add (i32x4.extract_lane 2 (local.get $lanes)) (i32x4.extract_lane 3 (local.get $lanes)))))
)

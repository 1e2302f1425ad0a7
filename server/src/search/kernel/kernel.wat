;; Finds near vectors, and adds up the rows of the embedding model, in a memory that the caller lays out. 512 dimensions: a code is the 512 sign bits (64 bytes), a vector 512 signed
;; bytes, a query 512 numbers of 16 bits, all at addresses divisible by 16. `kernel.ts` says the same in plain TypeScript, and a test holds the two against each other.
(module
  (memory (export "memory") 1)

  ;; For each of `count` codes: how many bits differ from those at $query, as u16 at $distances; 65535 where the byte of $mask is 0, else 1.
  ;; Counts each distance in the 513 u32 at $histogram.
  ;; Without a branch: skipping what the mask leaves out takes twice as long as not to, as the processor then fetches the next codes too late.
  (func (export "scan")
    (param $codes i32) (param $count i32) (param $query i32) (param $mask i32) (param $distances i32) (param $histogram i32)
    (local $q0 v128) (local $q1 v128) (local $q2 v128) (local $q3 v128) (local $bits v128)
    (local $end i32) (local $passes i32) (local $distance i32) (local $place i32)
    (local.set $q0 (v128.load (local.get $query)))
    (local.set $q1 (v128.load offset=16 (local.get $query)))
    (local.set $q2 (v128.load offset=32 (local.get $query)))
    (local.set $q3 (v128.load offset=48 (local.get $query)))
    (local.set $end (i32.add (local.get $mask) (local.get $count)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $mask) (local.get $end)))
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
        (local.set $passes (i32.load8_u (local.get $mask)))
        (i32.store16 (local.get $distances) (i32.or (local.get $distance) (i32.sub (local.get $passes) (i32.const 1))))
        (local.set $place (i32.add (local.get $histogram) (i32.shl (local.get $distance) (i32.const 2))))
        (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (local.get $passes)))
        (local.set $codes (i32.add (local.get $codes) (i32.const 64)))
        (local.set $distances (i32.add (local.get $distances) (i32.const 2)))
        (local.set $mask (i32.add (local.get $mask) (i32.const 1)))
        (br $next))))

  ;; For each of `count` distances that is at most $most: the address of its vector, as u32 at $found. Answers how many there are.
  (func (export "gather")
    (param $distances i32) (param $count i32) (param $most i32) (param $vectors i32) (param $found i32) (result i32)
    (local $bits i32) (local $limits v128) (local $next i32)
    (local.set $limits (i16x8.splat (local.get $most)))
    (local.set $next (local.get $found))
    (block $done
      (loop $eight
        (br_if $done (i32.le_s (local.get $count) (i32.const 0)))
        (local.set $bits (i16x8.bitmask (i16x8.le_u (v128.load (local.get $distances)) (local.get $limits))))
        ;; What lies behind the last one is of no search, or of an earlier one.
        (if (i32.lt_s (local.get $count) (i32.const 8))
          (then
            (local.set $bits
              (i32.and (local.get $bits) (i32.sub (i32.shl (i32.const 1) (local.get $count)) (i32.const 1))))))
        (block $none
          (loop $each
            (br_if $none (i32.eqz (local.get $bits)))
            (i32.store (local.get $next) (i32.add (local.get $vectors) (i32.shl (i32.ctz (local.get $bits)) (i32.const 9))))
            (local.set $next (i32.add (local.get $next) (i32.const 4)))
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (br $each)))
        (local.set $vectors (i32.add (local.get $vectors) (i32.const 4096)))
        (local.set $distances (i32.add (local.get $distances) (i32.const 16)))
        (local.set $count (i32.sub (local.get $count) (i32.const 8)))
        (br $eight)))
    (i32.shr_u (i32.sub (local.get $next) (local.get $found)) (i32.const 2)))

  ;; The dot product of $query with each of the `count` vectors whose addresses are at $addresses, as i32 at $products.
  (func (export "dots") (param $addresses i32) (param $count i32) (param $query i32) (param $products i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $addresses) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $addresses) (local.get $end)))
        (i32.store (local.get $products) (call $dot (i32.load (local.get $addresses)) (local.get $query)))
        (local.set $addresses (i32.add (local.get $addresses) (i32.const 4)))
        (local.set $products (i32.add (local.get $products) (i32.const 4)))
        (br $next))))

  ;; Writes the code of a vector: bit n of it is whether dimension n is above zero.
  (func (export "code") (param $vector i32) (param $code i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $vector) (i32.const 512)))
    (loop $next
      (i32.store16 (local.get $code)
        (i8x16.bitmask (i8x16.gt_s (v128.load (local.get $vector)) (v128.const i32x4 0 0 0 0))))
      (local.set $vector (i32.add (local.get $vector) (i32.const 16)))
      (local.set $code (i32.add (local.get $code) (i32.const 2)))
      (br_if $next (i32.lt_u (local.get $vector) (local.get $end)))))

  ;; The dot product of a vector and of a query, whose 512 numbers have 16 bits.
  (func $dot (export "dot") (param $vector i32) (param $query i32) (result i32)
    (local $end i32) (local $total v128) (local $numbers v128)
    (local.set $end (i32.add (local.get $vector) (i32.const 512)))
    (loop $next
      (local.set $numbers (v128.load (local.get $vector)))
      (local.set $total
        (i32x4.add
          (i32x4.add
            (local.get $total)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $numbers)) (v128.load (local.get $query))))
          (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $numbers)) (v128.load offset=16 (local.get $query)))))
      (local.set $vector (i32.add (local.get $vector) (i32.const 16)))
      (local.set $query (i32.add (local.get $query) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $vector) (local.get $end))))
    (call $sum (local.get $total)))

  ;; Adds to the f32 at $sum, eight for each part, the centroids that `count` rows name, times what each row counts. At $rows are the u32
  ;; addresses of the rows, one byte for each part, at $counts as many f32. At $centroids are 256 times eight f32 for each part.
  (func (export "addRows")
    (param $rows i32) (param $counts i32) (param $count i32) (param $centroids i32) (param $parts i32) (param $sum i32)
    (local $part i32) (local $at i32) (local $end i32) (local $place i32) (local $factor v128) (local $low v128) (local $high v128)
    (local.set $end (i32.shl (local.get $count) (i32.const 2)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $part) (local.get $parts)))
        (local.set $low (v128.load (local.get $sum)))
        (local.set $high (v128.load offset=16 (local.get $sum)))
        (local.set $at (i32.const 0))
        (block $none
          (loop $each
            (br_if $none (i32.ge_u (local.get $at) (local.get $end)))
            (local.set $factor (v128.load32_splat (i32.add (local.get $counts) (local.get $at))))
            (local.set $place
              (i32.add
                (local.get $centroids)
                (i32.shl
                  (i32.load8_u (i32.add (i32.load (i32.add (local.get $rows) (local.get $at))) (local.get $part)))
                  (i32.const 5))))
            (local.set $low (f32x4.add (local.get $low) (f32x4.mul (local.get $factor) (v128.load (local.get $place)))))
            (local.set $high (f32x4.add (local.get $high) (f32x4.mul (local.get $factor) (v128.load offset=16 (local.get $place)))))
            (local.set $at (i32.add (local.get $at) (i32.const 4)))
            (br $each)))
        (v128.store (local.get $sum) (local.get $low))
        (v128.store offset=16 (local.get $sum) (local.get $high))
        (local.set $sum (i32.add (local.get $sum) (i32.const 32)))
        (local.set $centroids (i32.add (local.get $centroids) (i32.const 8192)))
        (local.set $part (i32.add (local.get $part) (i32.const 1)))
        (br $next))))

  (func $sum (param $lanes v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $lanes)) (i32x4.extract_lane 1 (local.get $lanes)))
      (i32.add (i32x4.extract_lane 2 (local.get $lanes)) (i32x4.extract_lane 3 (local.get $lanes)))))
)
